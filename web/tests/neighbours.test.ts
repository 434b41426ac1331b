import { describe, expect, test } from 'vitest';
import { furthestOf, neighbourOf, ringOf, type Placed } from '../src/lib/neighbours';

const at = (name: string, left: number, top: number, width = 40, height = 40): Placed => ({
  name,
  box: { left, top, right: left + width, bottom: top + height },
});
const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => at(`${row}${column}`, column * 50, row * 50)));

describe('the neighbour in a direction', () => {
  test('is the next cell of a grid', () => {
    expect(neighbourOf(grid, '11', 'left')).toBe('10');
    expect(neighbourOf(grid, '11', 'right')).toBe('12');
    expect(neighbourOf(grid, '11', 'up')).toBe('01');
    expect(neighbourOf(grid, '11', 'down')).toBe('21');
    expect(neighbourOf(grid, '00', 'left')).toBeNull();
  });

  test('is found over a gap', () => {
    const holes = grid.filter(({ name }) => name !== '01');
    expect(neighbourOf(holes, '00', 'right')).toBe('02');
  });

  test('is straight ahead before aside, even where that is further', () => {
    const places = [at('here', 0, 0), at('ahead', 200, 0), at('aside', 60, 120)];
    expect(neighbourOf(places, 'here', 'right')).toBe('ahead');
    expect(neighbourOf(places, 'here', 'down')).toBe('aside');
  });

  test('reaches every land of a ring around a middle', () => {
    const lands: Placed[] = [
      at('myrkulor', 100, 0, 150, 90),
      at('elvagar', 400, 0, 150, 90),
      at('angerboda', 700, 30, 150, 90),
      at('muspelheim', 700, 180, 150, 90),
      at('horgr', 700, 340, 150, 90),
      at('utgard', 430, 360, 150, 90),
      at('andlang', 100, 330, 150, 90),
      at('gimle', 80, 180, 150, 90),
      at('yggdrasil', 380, 170, 230, 130),
    ];
    const seen = new Set(['elvagar']);
    const open = ['elvagar'];
    while (open.length) {
      const from = open.pop() ?? '';
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = neighbourOf(lands, from, direction);
        if (next && !seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
      }
    }
    expect(seen.size).toBe(lands.length);
    expect(neighbourOf(lands, 'elvagar', 'down')).toBe('yggdrasil');
    expect(neighbourOf(lands, 'gimle', 'right')).toBe('yggdrasil');
  });

  test('the last one of a row', () => {
    expect(furthestOf(grid, '11', 'left')).toBe('10');
    expect(furthestOf(grid, '10', 'right')).toBe('12');
    expect(furthestOf(grid, '12', 'right')).toBeNull();
  });

  test('a ring goes round, and leaves up and down to geometry', () => {
    const ring = ringOf(['a', 'b', 'c']);
    expect(ring('c', 'right', null)).toBe('a');
    expect(ring('a', 'left', null)).toBe('c');
    expect(ring('a', 'down', null)).toBeUndefined();
    expect(ring('x', 'right', null)).toBeUndefined();
  });
});
