import { isAtLeast, type LogLevel } from './log-level';

/** A log line; `caller` is the part of the node that wrote it. */
export type LogLine = { at: number; caller: string; level: LogLevel; text: string };

export type NodeLog = {
  /** A logger for one part of the node; its lines are warnings. */
  from(caller: string): (line: string) => void;
  /**
   * Keeps a line in memory without writing it, for what is not a problem. The default level is
   * info.
   */
  note(caller: string, text: string, level?: LogLevel): void;
  /** The latest lines, oldest first. */
  lines(): readonly LogLine[];
  /** The log level of a part; info by default. */
  levelOf(caller: string): LogLevel;
  setLevel(caller: string, level: LogLevel): void;
};

/** Lines in memory; older ones are only in the written log. */
const KEPT = 1000;
/** So that one part, for example somebody who guesses passwords, does not displace all others. */
const KEPT_OF_ONE = KEPT / 2;
/** Longer lines are truncated in memory. */
const LINE_CHARACTERS = 4000;

/**
 * Writes the log and keeps the latest lines for the node's pages. `now` in milliseconds since the
 * epoch.
 */
export function createNodeLog(now: () => number, write: (line: string) => void): NodeLog {
  const kept: LogLine[] = [];
  const levels = new Map<string, LogLevel>();
  const levelOf = (caller: string) => levels.get(caller) ?? 'info';
  /** Kept lines by caller. */
  const counts = new Map<string, number>();
  const drop = (place: number) => {
    for (const { caller } of kept.splice(place, 1))
      counts.set(caller, (counts.get(caller) ?? 1) - 1);
  };
  const keep = (caller: string, level: LogLevel, text: string) => {
    kept.push({ at: now(), caller, level, text: text.slice(0, LINE_CHARACTERS) });
    const ofCaller = (counts.get(caller) ?? 0) + 1;
    counts.set(caller, ofCaller);
    if (ofCaller > KEPT_OF_ONE) drop(kept.findIndex((line) => line.caller === caller));
    else if (kept.length > KEPT) drop(0);
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

/** Lines as text, one entry per line. */
export const logText = (lines: readonly LogLine[]): string =>
  lines
    .map(
      ({ at, caller, level, text }) =>
        `${new Date(at).toISOString()} ${level.toUpperCase().padEnd(5)} [${caller}] ${text}\n`,
    )
    .join('');
