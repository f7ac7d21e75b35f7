type Hidden = ReadonlySet<string>;

/** Hides a series, or shows it again. */
export function toggled(hidden: Hidden, key: string): Hidden {
  const next = new Set(hidden);
  if (!next.delete(key)) next.add(key);
  return next;
}

export const isIsolated = (hidden: Hidden, key: string, keys: readonly string[]): boolean =>
  keys.length > 1 && keys.every((one) => hidden.has(one) === (one !== key));

/** Shows a single series of a chart, or all again if it is the only one. */
export const isolated = (hidden: Hidden, key: string, keys: readonly string[]): Hidden =>
  new Set(isIsolated(hidden, key, keys) ? [] : keys.filter((one) => one !== key));
