import { describe, expect, it } from 'vitest';
import { patched, type Patch } from '../src/lib/patch';
import cases from './patches.json';

describe('a patch', () => {
  it.each(cases.map((each, number) => [number, each] as const))('leads to what Python made of it (%i)', (_, each) => {
    const kept = structuredClone(each.old);
    expect(patched(each.old, each.patch as unknown as Patch)).toEqual(each.new);
    expect(each.old).toEqual(kept);
  });

  it('shares what did not change', () => {
    const old = { still: { deep: [1] }, moving: 1 };
    expect((patched(old, { moving: [2] }) as typeof old).still).toBe(old.still);
    expect(patched(old, {})).toBe(old);
  });
});
