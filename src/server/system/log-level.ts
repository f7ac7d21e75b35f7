/** Levels with Graylog's numbers; higher ones are more verbose. */
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

/** Whether a line of `level` passes the threshold. */
export const isAtLeast = (level: LogLevel, threshold: LogLevel): boolean =>
  NUMBERS[level] <= NUMBERS[threshold];

/** As in Graylog, unknown levels mean debug. */
export function readLevel(text: string): LogLevel {
  const lower = text.toLowerCase();
  return Object.hasOwn(NUMBERS, lower) ? (lower as LogLevel) : 'debug';
}
