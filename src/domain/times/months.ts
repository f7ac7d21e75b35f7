const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LONG = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** 1 to 12 for an English name, in full or with three letters (`Sept` too); undefined otherwise. */
export function monthOf(name: string): number | undefined {
  const lower = name.toLowerCase();
  const at = lower === 'sept' ? 8 : lower.length === 3 ? NAMES.indexOf(lower) : LONG.indexOf(lower);
  return at < 0 ? undefined : at + 1;
}
