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

/** The fields that have been read, up to `end`. */
type Reading = { fields: DateFields; end: number };

/**
 * Reads the fields at the beginning of a text.
 * @throws UnreadDate
 */
export function readFields(text: string, elements: readonly DateElement[]): Reading {
  const reading: Reading = { fields: {}, end: 0 };
  readAll(text, elements, reading);
  return reading;
}

function readAll(text: string, elements: readonly DateElement[], reading: Reading): void {
  for (let index = 0; index < elements.length; index += 1) {
    const element = elements[index];
    if (element) read(text, element, reading, elements, index + 1);
  }
}

/** How many digits the numbers need that follow without anything between. */
function reserved(elements: readonly DateElement[], from: number): number {
  let wanted = 0;
  for (const element of elements.slice(from)) {
    if (element.kind === 'fraction') return wanted + element.digits;
    if (element.kind === 'shortYear') wanted += 2;
    else if (element.kind === 'number' && element.least === element.most) wanted += element.least;
    else break;
  }
  return wanted;
}

function read(
  text: string,
  element: DateElement,
  reading: Reading,
  elements: readonly DateElement[],
  next: number,
): void {
  const { fields, end: at } = reading;
  switch (element.kind) {
    case 'literal':
      if (!text.startsWith(element.text, at)) throw new UnreadDate(at);
      reading.end = at + element.text.length;
      return;
    case 'point':
      if (text[at] !== '.') throw new UnreadDate(at);
      reading.end = at + 1;
      return;
    case 'number':
      readNumber(text, element, reading, () => reserved(elements, next));
      return;
    case 'shortYear':
      fields.year = 2000 + Number(digits(text, at, 2, 2));
      reading.end = at + 2;
      return;
    case 'fraction': {
      const found = digits(text, at, element.digits, element.digits || 9);
      fields.nano = Number(found.padEnd(9, '0'));
      reading.end = at + found.length;
      return;
    }
    case 'names': {
      const index = element.names.findIndex((name) => text.startsWith(name, at));
      if (index < 0) throw new UnreadDate(at);
      fields[element.field] = index + element.first;
      reading.end = at + (element.names[index]?.length ?? 0);
      return;
    }
    case 'offset':
      readOffset(text, element.pattern, reading);
      return;
    case 'zone':
      readZone(text, reading);
      return;
    case 'optional':
      readOptional(text, element.elements, reading);
  }
}

/** Nothing is read of a section that does not fit. */
function readOptional(text: string, elements: readonly DateElement[], reading: Reading): void {
  const attempt: Reading = { fields: { ...reading.fields }, end: reading.end };
  try {
    readAll(text, elements, attempt);
  } catch (error) {
    if (error instanceof UnreadDate) return;
    throw error;
  }
  reading.fields = attempt.fields;
  reading.end = attempt.end;
}

function digits(text: string, at: number, least: number, most: number): string {
  let end = at;
  for (; end < at + most; end += 1) {
    const unit = text.charCodeAt(end);
    if (!(unit >= 48 && unit <= 57)) break;
  }
  if (end - at < least) throw new UnreadDate(at);
  return text.slice(at, end);
}

function readNumber(
  text: string,
  { field, least, most, signed }: Extract<DateElement, { kind: 'number' }>,
  reading: Reading,
  following: () => number,
): void {
  const start = reading.end;
  const sign = signed && (text[start] === '+' || text[start] === '-') ? text[start] : '';
  const at = start + (sign === '' ? 0 : 1);
  const all = digits(text, at, least, most);
  const found =
    all.length === least
      ? all
      : least === most
        ? all
        : all.slice(0, Math.max(least, all.length - following()));
  // Without a sign, a year of more digits than the format has is not a year.
  if (signed && sign !== '-' && (sign === '+') !== found.length > least)
    throw new UnreadDate(start);
  reading.fields[field] = Number(`${sign}${found}`);
  reading.end = at + found.length;
}

function readOffset(text: string, pattern: RegExp, reading: Reading): void {
  pattern.lastIndex = reading.end;
  const found = pattern.exec(text);
  if (found === null) throw new UnreadDate(reading.end);
  const [whole, sign, hours = 0, minutes = 0, seconds = 0] = found;
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  reading.fields.offset = (sign === '-' ? -ahead : ahead) * 1000;
  reading.end += whole.length;
}

function readZone(text: string, reading: Reading): void {
  const name = /[A-Za-z][\w/+-]*/y;
  name.lastIndex = reading.end;
  const found = name.exec(text)?.[0];
  if (found === undefined) {
    readOffset(text, /([+-])(\d\d):(\d\d)(?::(\d\d))?/y, reading);
    return;
  }
  const zone = ABBREVIATIONS[found] ?? found;
  if (!isZone(zone)) throw new UnreadDate(reading.end);
  reading.fields.zone = zone;
  reading.end += found.length;
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
