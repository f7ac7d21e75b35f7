/** How a line is written. Each of the characters is one UTF-16 unit. */
export type CsvFormat = {
  readonly separator: string;
  readonly quote: string;
  readonly escape: string;
  /** Whether text outside of quotes is ignored. */
  readonly strictQuotes: boolean;
  readonly trimLeadingWhitespace: boolean;
};

/**
 * The values of one line, read as the library of Graylog (opencsv 2) reads them: quotes inside of a
 * value from the fourth character on are part of it.
 * @throws Error if a quote is not closed
 */
export function csvValues(line: string, format: CsvFormat): string[] {
  const { separator, quote, escape, strictQuotes, trimLeadingWhitespace } = format;
  const values: string[] = [];
  let value = '';
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const char = line.charAt(at);
    const next = line.charAt(at + 1);
    if (char === escape) {
      if (quoted && (next === quote || next === escape) && next !== '') {
        value += next;
        at += 1;
      }
    } else if (char === quote) {
      if (quoted && next === quote) {
        value += next;
        at += 1;
        continue;
      }
      const isInside = at > 2 && line[at - 1] !== separator && next !== '' && next !== separator;
      if (!strictQuotes && isInside)
        value = trimLeadingWhitespace && value !== '' && value.trim() === '' ? '' : value + char;
      quoted = !quoted;
    } else if (char === separator && !quoted) {
      values.push(value);
      value = '';
    } else if (!strictQuotes || quoted) value += char;
  }
  if (quoted) throw new Error('A quote is not closed.');
  return [...values, value];
}
