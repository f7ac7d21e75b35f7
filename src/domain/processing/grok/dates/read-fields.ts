import type { DateElement, DateField } from './date-format';

/** What a text says of a date. `offset` in milliseconds ahead of UTC. */
export type DateFields = { [Field in DateField]?: number } & { offset?: number; zone?: string };

/** The text does not have the format; `at` is the index where it ends to. */
export class UnreadDate extends Error {
  constructor(readonly at: number) {
    super(`at index ${at}`);
  }
}

/** Zones that Java recognizes by their abbreviations. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  ...{ Z: 'UTC', UT: 'UTC', UTC: 'UTC', GMT: 'UTC' },
  ...{ PST: 'America/Los_Angeles', PDT: 'America/Los_Angeles' },
  ...{ MST: 'America/Denver', MDT: 'America/Denver' },
  ...{ CST: 'America/Chicago', CDT: 'America/Chicago' },
  ...{ EST: 'America/New_York', EDT: 'America/New_York' },
  ...{ WET: 'Europe/Lisbon', WEST: 'Europe/Lisbon', BST: 'Europe/London' },
  ...{ CET: 'Europe/Paris', CEST: 'Europe/Paris' },
  ...{ EET: 'Europe/Athens', EEST: 'Europe/Athens', MSK: 'Europe/Moscow' },
  ...{ IST: 'Asia/Kolkata', JST: 'Asia/Tokyo', AEST: 'Australia/Sydney', AEDT: 'Australia/Sydney' },
};

/**
 * Reads the fields of a whole text.
 * @throws UnreadDate
 */
export function readFields(
  text: string,
  elements: readonly DateElement[],
): { fields: DateFields; end: number } {
  return readAll(text, elements, 0, {});
}

type Reading = { fields: DateFields; end: number };

function readAll(
  text: string,
  elements: readonly DateElement[],
  start: number,
  known: DateFields,
): Reading {
  let reading: Reading = { fields: known, end: start };
  for (const [index, element] of elements.entries())
    reading = read(text, element, reading, () => reserved(elements.slice(index + 1)));
  return reading;
}

/** How many digits the numbers need that follow without anything between. */
function reserved(following: readonly DateElement[]): number {
  let digits = 0;
  for (const element of following) {
    if (element.kind === 'fraction') return digits + element.digits;
    if (element.kind === 'shortYear') digits += 2;
    else if (element.kind === 'number' && element.least === element.most) digits += element.least;
    else break;
  }
  return digits;
}

function read(
  text: string,
  element: DateElement,
  { fields, end: at }: Reading,
  digitsAfter: () => number,
): Reading {
  switch (element.kind) {
    case 'literal':
      if (!text.startsWith(element.text, at)) throw new UnreadDate(at);
      return { fields, end: at + element.text.length };
    case 'point':
      if (text[at] !== '.') throw new UnreadDate(at);
      return { fields, end: at + 1 };
    case 'number': {
      const { value, end } = readNumber(text, element, at, digitsAfter());
      return { fields: { ...fields, [element.field]: value }, end };
    }
    case 'shortYear':
      return {
        fields: { ...fields, year: 2000 + Number(digits(text, at, 2, 2)) },
        end: at + 2,
      };
    case 'fraction': {
      const found = digits(text, at, element.digits, element.digits || 9);
      return { fields: { ...fields, nano: Number(found.padEnd(9, '0')) }, end: at + found.length };
    }
    case 'names': {
      // The longest first, because names may begin with others.
      const longest = element.names
        .filter((name) => text.startsWith(name, at))
        .sort((one, other) => other.length - one.length)[0];
      if (longest === undefined) throw new UnreadDate(at);
      const value = element.names.indexOf(longest) + element.first;
      return { fields: { ...fields, [element.field]: value }, end: at + longest.length };
    }
    case 'offset': {
      const { value, end } = readOffset(text, element.pattern, at);
      return { fields: { ...fields, offset: value }, end };
    }
    case 'zone':
      return readZone(text, at, fields);
    case 'optional':
      try {
        return readAll(text, element.elements, at, fields);
      } catch (error) {
        if (error instanceof UnreadDate) return { fields, end: at };
        throw error;
      }
  }
}

function digits(text: string, at: number, least: number, most: number): string {
  let end = at;
  while (end < at + most && /[0-9]/.test(text[end] ?? '')) end += 1;
  if (end - at < least) throw new UnreadDate(at);
  return text.slice(at, end);
}

function readNumber(
  text: string,
  { least, most, signed }: Extract<DateElement, { kind: 'number' }>,
  start: number,
  following: number,
): { value: number; end: number } {
  const sign = signed && /[+-]/.test(text[start] ?? '') ? text[start] : '';
  const at = start + (sign === '' ? 0 : 1);
  const all = digits(text, at, least, most);
  const found = least === most ? all : all.slice(0, Math.max(least, all.length - following));
  // Without a sign, a year of more digits than the format has is not a year.
  if (signed && sign !== '-' && (sign === '+') !== found.length > least)
    throw new UnreadDate(start);
  return { value: Number(`${sign}${found}`), end: at + found.length };
}

function readOffset(text: string, pattern: RegExp, at: number): { value: number; end: number } {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  if (found === null) throw new UnreadDate(at);
  const [whole, sign, hours = 0, minutes = 0, seconds = 0] = found;
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return { value: (sign === '-' ? -ahead : ahead) * 1000, end: at + whole.length };
}

function readZone(text: string, at: number, fields: DateFields): Reading {
  const name = /[A-Za-z][\w/+-]*/y;
  name.lastIndex = at;
  const found = name.exec(text)?.[0];
  if (found === undefined) {
    const { value, end } = readOffset(text, /([+-])(\d\d):(\d\d)(?::(\d\d))?/y, at);
    return { fields: { ...fields, offset: value }, end };
  }
  const zone = ABBREVIATIONS[found] ?? found;
  if (!isZone(zone)) throw new UnreadDate(at);
  return { fields: { ...fields, zone }, end: at + found.length };
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
