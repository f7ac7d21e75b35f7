/** A record and the line where it starts. */
export type CsvRecord =
  { number: number; values: (string | undefined)[] } | { number: number; problem: string };

const QUOTE = '"';

/**
 * Reads CSV (RFC 4180): quoted values may contain delimiters, line breaks and doubled quotes. An
 * empty value is undefined, `""` an empty text. Records longer than `longest` characters are
 * reported but not buffered.
 */
export function csvReader(
  delimiter: string,
  longest: number,
): { push(text: string): CsvRecord[]; end(): CsvRecord[] } {
  let line = 1;
  let began = 1;
  let values: (string | undefined)[] = [];
  let value = '';
  let quoted = false;
  let inQuotes = false;
  /** The length of the value at its closing quote. */
  let closedAt = 0;
  /** A quote at the end of a chunk; the next character decides what it means. */
  let open = '';
  let size = 0;
  let done: CsvRecord[] = [];

  const endValue = () => {
    values.push(quoted || value !== '' ? value : undefined);
    value = '';
    quoted = false;
    closedAt = 0;
  };
  const endRecord = () => {
    if (value.length > closedAt && value.endsWith('\r')) value = value.slice(0, -1);
    endValue();
    if (size > longest) done.push({ number: began, problem: `longer than ${longest} characters` });
    else if (values.length > 1 || values[0] !== undefined) done.push({ number: began, values });
    values = [];
    size = 0;
  };
  const add = (text: string) => {
    size += text.length;
    if (size <= longest) value += text;
  };
  /** Finds the next special character. */
  const special = (text: string, from: number) => {
    for (let at = from; at < text.length; at += 1) {
      const code = text[at];
      if (code === QUOTE || code === '\n' || (code === delimiter && !inQuotes)) return at;
    }
    return text.length;
  };

  function push(pushed: string): CsvRecord[] {
    const text = open + pushed;
    open = '';
    done = [];
    for (let at = 0; at < text.length;) {
      const next = special(text, at);
      if (next > at) add(text.slice(at, next));
      const character = text[next];
      at = next + 1;
      if (character === '\n') {
        line += 1;
        if (inQuotes) add('\n');
        else {
          endRecord();
          began = line;
        }
      } else if (character === delimiter && !inQuotes) endValue();
      else if (character === QUOTE) {
        if (!inQuotes && value === '' && !quoted) [inQuotes, quoted] = [true, true];
        else if (!inQuotes) add(QUOTE);
        else if (at === text.length) open = QUOTE;
        else if (text[at] === QUOTE) {
          add(QUOTE);
          at += 1;
        } else {
          inQuotes = false;
          closedAt = value.length;
        }
      }
    }
    return done;
  }

  return {
    push,
    end() {
      done = [];
      if (open !== '') [open, inQuotes, closedAt] = ['', false, value.length];
      if (inQuotes) done.push({ number: began, problem: 'a quotation mark is never closed' });
      else if (values.length > 0 || value !== '' || quoted) endRecord();
      return done;
    },
  };
}
