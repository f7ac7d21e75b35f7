import { isAtLeast, type LogLevel } from './log-level';

/** A log line; `caller` is the part of the node that wrote it. */
export type LogLine = { at: number; caller: string; level: LogLevel; text: string };

export type NodeLog = {
  /** Returns a function that logs errors of one part of the node. */
  from(caller: string): (line: string) => void;
  /** Keeps a line in memory without writing it out; level info by default. */
  note(caller: string, text: string, level?: LogLevel): void;
  /** The most recent lines, oldest first. */
  lines(): readonly LogLine[];
  /** The level of a part of the node; info by default. */
  levelOf(caller: string): LogLevel;
  setLevel(caller: string, level: LogLevel): void;
};

/** The number of lines in memory. */
const KEPT = 1000;
/** Longer lines are truncated in memory. */
const LINE_CHARACTERS = 4000;

/** Writes log lines and keeps the most recent ones. `now` in milliseconds since the epoch. */
export function createNodeLog(now: () => number, write: (line: string) => void): NodeLog {
  const kept: LogLine[] = [];
  const levels = new Map<string, LogLevel>();
  const levelOf = (caller: string) => levels.get(caller) ?? 'info';
  const keep = (caller: string, level: LogLevel, text: string) => {
    kept.push({ at: now(), caller, level, text: text.slice(0, LINE_CHARACTERS) });
    if (kept.length > KEPT) kept.shift();
  };
  return {
    from: (caller) => (line) => {
      if (!isAtLeast('warn', levelOf(caller))) return;
      keep(caller, 'warn', line);
      write(line);
    },
    note(caller, text, level = 'info') {
      if (isAtLeast(level, levelOf(caller))) keep(caller, level, text);
    },
    lines: () => kept,
    levelOf,
    setLevel: (caller, level) => void levels.set(caller, level),
  };
}
