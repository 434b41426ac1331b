/** A component file made ready for reading: tables of rows, each with where its numbers come from. */

export interface Part {
  name: string;
  source: string;
  columns: string[];
  rows: { source: string; cells: string[] }[];
}

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function cell(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map(cell).join(', ');
  if (isPlain(value))
    return Object.entries(value)
      .map(([key, each]) => `${key} ${cell(each)}`)
      .join('; ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const hidden = new Set(['src', 'source']);
const sourceOf = (entry: Plain) => [entry['src'], entry['source']].filter(Boolean).map(cell).join(': ');

export function readComponents(components: Plain): Part[] {
  return Object.entries(components).map(([name, value]) => {
    if (Array.isArray(value) && value.every(isPlain)) {
      const columns = [...new Set(value.flatMap((entry) => Object.keys(entry)))].filter((key) => !hidden.has(key));
      return {
        name,
        source: '',
        columns,
        rows: value.map((entry) => ({ source: sourceOf(entry), cells: columns.map((key) => cell(entry[key])) })),
      };
    }
    const table = isPlain(value) ? value : { [name]: value };
    const rows = Object.entries(table)
      .filter(([key]) => !hidden.has(key))
      .map(([key, each]) => ({ source: '', cells: [key, cell(each)] }));
    return { name, source: sourceOf(table), columns: [], rows };
  });
}
