/** Levels with their numbers in Log4j; higher means more output. */
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

/** Whether a line of `level` is written at this threshold. */
export const isAtLeast = (level: LogLevel, threshold: LogLevel): boolean =>
  NUMBERS[level] <= NUMBERS[threshold];

/** Parses a level; unknown texts are debug, as in Graylog. */
export function readLevel(text: string): LogLevel {
  const lower = text.toLowerCase();
  return Object.hasOwn(NUMBERS, lower) ? (lower as LogLevel) : 'debug';
}
