/** An entry of a node's log. */
export type LogEntry = {
  /** Its text in the log, for copying. */
  raw: string;
  /** ISO 8601; undefined for text before the first entry. */
  at: string | undefined;
  /** In lower case; empty if unknown. */
  level: string;
  logger: string;
  /** The message, and its stack trace in order. */
  text: string;
};

/** Java's and the embedded node's format: `2026-11-21T13:35:49.981Z WARN  [logger] message`. */
const HEAD =
  /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?)\s+(\w+)\s*(?:\[([^\]]*)\])?[ \t]?/;

/** Severity falls along the list. */
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'];

/** The entries of a log, newest first. Lines without a time belong to the entry before. */
export function readLog(text: string): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const line of text.split('\n')) {
    const head = HEAD.exec(line);
    const last = entries.at(-1);
    if (head) {
      const [whole, at, level = '', logger = ''] = head;
      const message = line.slice(whole.length);
      entries.push({ raw: line, at, level: level.toLowerCase(), logger, text: message });
    } else if (last) {
      last.raw += `\n${line}`;
      last.text += `\n${line}`;
    } else if (line.trim() !== '') {
      entries.push({ raw: line, at: undefined, level: '', logger: '', text: line });
    }
  }
  return entries
    .map((entry) => ({ ...entry, raw: entry.raw.trimEnd(), text: entry.text.trimEnd() }))
    .toReversed();
}

/** Entries as severe as `level` or more; unknown levels are always included. */
export const isAsSevere = (entry: LogEntry, level: string): boolean =>
  !LEVELS.includes(entry.level) || LEVELS.indexOf(entry.level) <= LEVELS.indexOf(level);
