/**
 * Levels with their numbers in the logging library of the real server: the higher, the more is
 * written.
 */
const NUMBERS = {
  off: 0,
  fatal: 100,
  error: 200,
  warn: 300,
  info: 400,
  debug: 500,
  trace: 600,
} as const;

export type LogLevel = keyof typeof NUMBERS;

export const numberOf = (level: LogLevel): number => NUMBERS[level];

/** Whether a line of `level` is written where the threshold is set so. */
export const isAtLeast = (level: LogLevel, threshold: LogLevel): boolean =>
  NUMBERS[level] <= NUMBERS[threshold];

/** Any text: what is no level is debug, as on the real server. */
export function readLevel(text: string): LogLevel {
  const lower = text.toLowerCase();
  return Object.hasOwn(NUMBERS, lower) ? (lower as LogLevel) : 'debug';
}
