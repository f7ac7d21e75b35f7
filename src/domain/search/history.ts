/**
 * The undo history of a document. `typing` is the key of an ongoing change, such as typing a title,
 * and the time of its last edit in milliseconds since the epoch.
 */
export type History<Document> = {
  readonly past: readonly Document[];
  readonly present: Document;
  readonly future: readonly Document[];
  readonly typing?: { readonly key: string; readonly at: number };
};

/** Maximum number of undo steps; documents share their unchanged parts. */
const STEPS = 100;
/** Milliseconds without a key press that end an undo step. */
const PAUSE = 1_500;

export const historyOf = <Document>(present: Document): History<Document> => ({
  past: [],
  present,
  future: [],
});

/**
 * Appends a version. Consecutive changes with the same `key` form one step; `at` is the current
 * time in milliseconds since the epoch.
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

/** Returns the same object if there is nothing to undo. */
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
