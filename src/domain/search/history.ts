/**
 * What a document was and is. `typing` names a change that goes on, such as a title being typed,
 * and since when it rests.
 */
export type History<Document> = {
  readonly past: readonly Document[];
  readonly present: Document;
  readonly future: readonly Document[];
  readonly typing?: { readonly key: string; readonly at: number };
};

/** So many steps can be undone; the documents share what did not change. */
const STEPS = 100;
/** Letters typed without a longer pause are one step. Milliseconds. */
const PAUSE = 1_500;

export const historyOf = <Document>(present: Document): History<Document> => ({
  past: [],
  present,
  future: [],
});

/**
 * The history with another document at its end. Changes of one `key` that follow each other are one
 * step; `at` is now in milliseconds since the epoch.
 */
export function record<Document>(
  history: History<Document>,
  next: Document,
  { key, at }: { key?: string | undefined; at: number },
): History<Document> {
  const { past, present, typing } = history;
  const goesOn = key !== undefined && typing?.key === key && at - typing.at < PAUSE;
  return {
    past: goesOn ? past : [...past, present].slice(-STEPS),
    present: next,
    future: [],
    ...(key !== undefined && { typing: { key, at } }),
  };
}

/** The same history where there is nothing to undo. */
export function undone<Document>({
  past,
  present,
  future,
}: History<Document>): History<Document> | undefined {
  const last = past.at(-1);
  return last === undefined
    ? undefined
    : { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

export function redone<Document>({
  past,
  present,
  future: [next, ...future],
}: History<Document>): History<Document> | undefined {
  return next === undefined ? undefined : { past: [...past, present], present: next, future };
}
