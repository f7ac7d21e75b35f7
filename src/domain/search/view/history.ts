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
const MAX_STEPS = 100;
/** Milliseconds without a key press that end an undo step. */
const PAUSE_MS = 1_500;

/** A history without undo steps. */
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
  const isContinued = key !== undefined && typing?.key === key && at - typing.at < PAUSE_MS;
  return {
    past: isContinued ? past : [...past, present].slice(-MAX_STEPS),
    present: next,
    future: [],
    ...(key !== undefined && { typing: { key, at } }),
  };
}

/** The history one step back; undefined if there is nothing to undo. */
export function undo<Document>({
  past,
  present,
  future,
}: History<Document>): History<Document> | undefined {
  const last = past.at(-1);
  return last === undefined
    ? undefined
    : { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

/** The history one step forward; undefined if there is nothing to redo. */
export function redo<Document>({
  past,
  present,
  future: [next, ...future],
}: History<Document>): History<Document> | undefined {
  return next === undefined ? undefined : { past: [...past, present], present: next, future };
}
