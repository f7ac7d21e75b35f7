/** A line of the node's log. `caller` is the part that wrote it. */
export type LogLine = { at: number; caller: string; text: string };

export type NodeLog = {
  /** For one part of the node: each call is a line. */
  from(caller: string): (line: string) => void;
  /** Kept for whoever asks, written nowhere: what is no trouble. */
  note(caller: string, text: string): void;
  /** The last ones, oldest first. */
  lines(): readonly LogLine[];
};

/** Lines in memory; older ones are only where the log is written to. */
const KEPT = 1000;
/** A line longer than this is kept cut. */
const LINE_CHARACTERS = 4000;

/** The log as it is written, and its end kept for the pages about the node. `now` in milliseconds since the epoch. */
export function createNodeLog(now: () => number, write: (line: string) => void): NodeLog {
  const kept: LogLine[] = [];
  const keep = (caller: string, text: string) => {
    kept.push({ at: now(), caller, text: text.slice(0, LINE_CHARACTERS) });
    if (kept.length > KEPT) kept.shift();
  };
  return {
    from: (caller) => (line) => {
      keep(caller, line);
      write(line);
    },
    note: keep,
    lines: () => kept,
  };
}
