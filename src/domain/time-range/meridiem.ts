const HALF_DAY = 12;
const TWELVE_HOURS =
  /(?<!\d|\d[-/.:])(\d{1,2})((?::\d\d){0,2}(?:[.,]\d+)?)\s*([ap])(?:m|\.m\.)(?![a-z])/gi;
const OFFSET = /(?:\s[+-]|\+)\d\d:?\d\d/g;

/**
 * Converts times with `am` and `pm` to 24 hours. Undefined if an hour is invalid, or if one of
 * several times has no `am` or `pm` and would be ambiguous.
 */
export function withoutMeridiem(text: string): string | undefined {
  const hours = [...text.matchAll(TWELVE_HOURS)].map(([, hour]) => Number(hour));
  if (hours.length === 0) return text;
  if (hours.some((hour) => hour < 1 || hour > HALF_DAY)) return undefined;
  if (/\d:\d\d/.test(text.replace(TWELVE_HOURS, 'x').replace(OFFSET, ''))) return undefined;
  return text.replace(TWELVE_HOURS, (_, hour: string, rest: string, half: string) => {
    const of = (Number(hour) % HALF_DAY) + (half.toLowerCase() === 'p' ? HALF_DAY : 0);
    return `${`${of}`.padStart(2, '0')}${rest.startsWith(':') ? rest : ':00'}`;
  });
}
