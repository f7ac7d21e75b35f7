import { isAtLeast, type LogLevel } from './log-level';

/** A line of the node's log. `caller` is the part that wrote it. */
export type LogLine = { at: number; caller: string; level: LogLevel; text: string };

export type NodeLog = {
  /** For one part of the node: each call is a line about trouble. */
  from(caller: string): (line: string) => void;
  /** Kept for whoever asks, written nowhere: what is no trouble. `level` info unless told. */
  note(caller: string, text: string, level?: LogLevel): void;
  /** The last ones, oldest first. */
  lines(): readonly LogLine[];
  /** What a part writes down at least; info unless it was set. */
  levelOf(caller: string): LogLevel;
  setLevel(caller: string, level: LogLevel): void;
};

/** Lines in memory; older ones are only where the log is written to. */
const KEPT = 1000;
/** A line longer than this is kept cut. */
const LINE_CHARACTERS = 4000;

/**
 * The log as it is written, and its end kept for the pages about the node. `now` in milliseconds
 * since the epoch.
 */
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
