/** What changed in a view. Python's `meadhall.core.patch` makes these; there the shapes are explained. */

export type Patch = { [key: string]: Patch } | readonly unknown[];

/** The new value; it shares with the old one what did not change. */
export function patched(old: unknown, patch: Patch): unknown {
  if (isList(patch)) {
    if (patch.length === 1) return patch[0];
    const [at, count, values] = patch as [number, number, unknown[]];
    const list = old as unknown[];
    return [...list.slice(0, at), ...values, ...list.slice(at + count)];
  }
  if (!Object.keys(patch).length) return old;
  const made = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as object) }) as Record<string, unknown>;
  for (const [key, inner] of Object.entries(patch)) {
    if (isList(inner) && !inner.length) delete made[key];
    else made[key] = patched(made[key], inner);
  }
  return made;
}

function isList(patch: Patch): patch is readonly unknown[] {
  return Array.isArray(patch);
}
