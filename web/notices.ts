import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A package of npm that is in the build, whole or in part. */
interface Part {
  name: string;
  version: string;
  licence: string;
  home: string;
  /** Files of the build that hold something of it. */
  files: string[];
}

/** What package.json says of a package. */
interface Known {
  version: string;
  license: string;
  homepage?: string;
  repository?: { url?: string };
}

const packages = fileURLToPath(new URL('node_modules', import.meta.url));
const own = fileURLToPath(new URL('..', import.meta.url));
const ICONS = '@iconify-json/game-icons';

/** The package that a module is from; undefined for our own. */
function packageOf(id: string): string | undefined {
  if (id.startsWith('\0icons/')) return ICONS;
  if (/^\0(vite\/|commonjs)/.test(id)) return 'vite'; // its own small helpers
  const name = id.match(/.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
  if (name) return name;
  if (id.replace(/^\0/, '').startsWith(own) || /^(src|index\.html)/.test(id)) return undefined;
  throw new Error(`nobody knows whose module ${JSON.stringify(id)} is; see web/notices.ts`);
}

function licenceText(name: string): string {
  const folder = join(packages, name);
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.(md|txt))?$/i.test(each));
  if (!file) return '';
  // of Vite, only its own words: what it bundles for itself is not in our build
  return readFileSync(join(folder, file), 'utf8')
    .split(/^# Licenses of bundled dependencies/m)[0]!
    .trim();
}

const WITHOUT_TEXT: Record<string, string> = {
  'Apache-2.0': 'The text of the Apache License 2.0 is in LICENSE, beside this file.',
  'CC-BY-3.0': 'Creative Commons Attribution 3.0: https://creativecommons.org/licenses/by/3.0/legalcode',
};

function describe(part: Part): string {
  const lines = [`${part.name} ${part.version}`, `Licence: ${part.licence}`];
  if (part.home) lines.push(part.home);
  if (part.name === ICONS) {
    lines.push('', 'Icons of game-icons.net by Lorc, Delapouite and contributors, unchanged but for colour and size.');
  }
  const text = licenceText(part.name) || WITHOUT_TEXT[part.licence];
  if (!text) throw new Error(`${part.name} has no licence text, and none is known for ${part.licence}`);
  return [...lines, '', text].join('\n');
}

/** Writes what of others is in the build: third-party.json for programs, third-party.txt with the licences for people. */
export function notices(): Plugin {
  return {
    name: 'meadhall-notices',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = new Map<string, Set<string>>();
      const note = (id: string, file: string) => {
        const name = packageOf(id);
        if (name) files.set(name, (files.get(name) ?? new Set()).add(file));
      };
      const styles = [...this.getModuleIds()].filter((id) => /\.css(\?|$)/.test(id));
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') {
          for (const [id, module] of Object.entries(output.modules))
            if (module.renderedLength) note(id, output.fileName);
        } else {
          for (const id of output.originalFileNames) note(id, output.fileName);
          if (output.fileName.endsWith('.css')) for (const id of styles) note(id, output.fileName);
        }
      }
      const parts = [...files.keys()].sort().map((name): Part => {
        const known = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as Known;
        const home = known.homepage ?? known.repository?.url ?? '';
        return { name, version: known.version, licence: known.license, home, files: [...files.get(name)!].sort() };
      });
      const head = 'The browser client of Meadhall contains parts of these packages:';
      const text = [head, ...parts.map(describe)].join(`\n\n${'-'.repeat(80)}\n\n`) + '\n';
      this.emitFile({ type: 'asset', fileName: 'third-party.json', source: JSON.stringify({ parts }, null, 1) + '\n' });
      this.emitFile({ type: 'asset', fileName: 'third-party.txt', source: text });
    },
  };
}
