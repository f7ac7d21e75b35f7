import { readDate, type DatedText } from '../times/read-time';

/** Reads the date at the beginning of a text; undefined when there is none. */
export type DateReader = (text: string, receivedAt: number) => DatedText | undefined;

const MILLISECONDS = /^(\d{11,14})(?: |$)/;
const MONTH_NAME = /^\p{L}{3,12}\.?(?= {1,2}\d{1,2} )/u;

/**
 * Reads the dates that CEF allows: milliseconds since the epoch, `MMM dd [yyyy] HH:mm:ss[.SSS]
 * [zone]`, and RFC 3339 as in syslog headers.
 */
export function dateReader(zone: string | undefined, locale: string): DateReader {
  const months = monthsOf(locale);

  return (text, receivedAt) => {
    const epoch = MILLISECONDS.exec(text);
    if (epoch !== null) return { timestamp: Number(epoch[1]), rest: text.slice(epoch[0].length) };

    return readDate(inEnglish(text, months), { receivedAt, zone });
  };
}

function inEnglish(text: string, months: ReadonlyMap<string, string>): string {
  if (months.size === 0) return text;
  const name = MONTH_NAME.exec(text)?.[0];
  const english = name === undefined ? undefined : months.get(bare(name));
  return name === undefined || english === undefined ? text : english + text.slice(name.length);
}

/**
 * Maps short and long month names of a language to English; empty for English and unknown
 * languages.
 */
function monthsOf(locale: string): ReadonlyMap<string, string> {
  const tag = locale.replace('_', '-');
  const names = new Map<string, string>();
  if (tag === '' || /^en\b/i.test(tag) || !isLanguage(tag)) return names;
  for (let month = 0; month < 12; month += 1) {
    const day = Date.UTC(2026, month, 15);
    const written = (language: string, length: 'short' | 'long') =>
      new Intl.DateTimeFormat(language, { day: 'numeric', month: length, timeZone: 'UTC' })
        .formatToParts(day)
        .find(({ type }) => type === 'month')?.value ?? '';
    const english = written('en', 'short');
    names.set(bare(written(tag, 'short')), english).set(bare(written(tag, 'long')), english);
  }
  return names;
}

const bare = (name: string) => name.replace('.', '').toLowerCase();

function isLanguage(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
