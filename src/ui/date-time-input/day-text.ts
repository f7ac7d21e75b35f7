import { utc, type Day } from './month';

/** Formats a day as `2026-11-21`. */
export const writeDay = ({ year, month, day }: Day): string =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

/** Undefined for invalid days, including dates such as 30 February. */
export function readDay(text: string): Day | undefined {
  const match = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const date = utc({ year, month, day });
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day
    ? { year, month, day }
    : undefined;
}

const pad = (value: number, width: number) => String(value).padStart(width, '0');
