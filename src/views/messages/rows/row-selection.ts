/** Keys of the selected messages, with the anchor and the end of the range that Shift extends. */
export type Selection = {
  keys: ReadonlySet<string>;
  anchor: string | undefined;
  end: string | undefined;
};

export const NOTHING_SELECTED: Selection = { keys: new Set(), anchor: undefined, end: undefined };

export function toggleSelected({ keys }: Selection, key: string): Selection {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return { keys: next, anchor: key, end: key };
}

type Between = (from: string, to: string) => readonly string[];

/**
 * Replaces the current range by the one from the anchor to `key`; other selected rows are kept. If
 * the active row `origin` is not the end of that range, a new range starts there.
 */
export function selectTo(
  { keys, anchor, end }: Selection,
  key: string,
  between: Between,
  origin: string | undefined = end,
): Selection {
  const goesOn = anchor !== undefined && origin === end;
  const from = goesOn ? anchor : (origin ?? key);
  const next = new Set(keys);
  if (goesOn && end !== undefined) for (const one of between(from, end)) next.delete(one);
  for (const one of between(from, key)) next.add(one);
  return { keys: next, anchor: from, end: key };
}

export const selectOnly = (keys: readonly string[]): Selection => ({
  keys: new Set(keys),
  anchor: undefined,
  end: undefined,
});
