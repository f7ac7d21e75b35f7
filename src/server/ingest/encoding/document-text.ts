import type { FieldValue } from '@/domain/exact';
import { stringifyExact } from '@/domain/exact-json';

const names = new Map<string, string>();
const MANY_NAMES = 10_000;

/** Writes a JSON object member by member; integers keep all their digits. */
export class DocumentText {
  private text = '{';

  add(name: string, value: FieldValue): void {
    this.addJson(name, memberText(value));
  }

  /** Adds a value that is JSON already. */
  addJson(name: string, json: string): void {
    const comma = this.text.length > 1 ? ',' : '';
    this.text += comma + memberName(name) + json;
  }

  end(): string {
    return `${this.text}}`;
  }
}

function memberName(name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(name)}:`;
  if (names.size < MANY_NAMES) names.set(name, text);
  return text;
}

/** ASCII that needs no escapes; testing for it takes half the time of JSON.stringify. */
const PLAIN = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;

function memberText(value: FieldValue): string {
  switch (typeof value) {
    case 'string':
      return PLAIN.test(value) ? `"${value}"` : wellFormed(JSON.stringify(value));
    case 'number':
      return Number.isFinite(value) ? `${value}` : 'null';
    case 'bigint':
    case 'boolean':
      return `${value}`;
    default:
      return wellFormed(stringifyExact(value));
  }
}

/** Replaces escaped lone surrogates, which other JSON parsers refuse. */
const wellFormed = (json: string): string =>
  json.includes('\\ud')
    ? json.replace(/(?<=(?:^|[^\\])(?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g, '\ufffd')
    : json;
