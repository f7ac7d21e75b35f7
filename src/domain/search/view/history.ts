/**
 * Typing in one place: a text, or a colour that follows the pointer. `key` names the place, `at` is
 * the time of the last edit in milliseconds since the epoch, and `sitting` changes with each load of
 * the page, outage and sign-in.
 */
export type Typing = { readonly key: string; readonly at: number; readonly sitting: string };

/** The undo history of a document. `typing` is what its last step may still be continued by. */
export type History<Document> = {
  readonly past: readonly Document[];
  readonly present: Document;
  readonly future: readonly Document[];
  readonly typing?: Typing;
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
 * Appends a version. It is a step of its own, unless it continues the typing that the last step
 * came from: edits merge only while users type in one place, without a pause and without any other
 * event between them.
 */
export function record<Document>(
  history: History<Document>,
  next: Document,
  typing?: Typing,
): History<Document> {
  const { past, present } = history;
  return {
    past: continues(history.typing, typing) ? past : [...past, present].slice(-MAX_STEPS),
    present: next,
    future: [],
    ...(typing && { typing }),
  };
}

const continues = (before: Typing | undefined, next: Typing | undefined): boolean =>
  before !== undefined &&
  next !== undefined &&
  before.key === next.key &&
  before.sitting === next.sitting &&
  next.at - before.at < PAUSE_MS;

/** The history after an event that is no edit: the next one is a step of its own. */
export function withTypingEnded<Document>(history: History<Document>): History<Document> {
  const { typing, ...rest } = history;
  return typing ? rest : history;
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
