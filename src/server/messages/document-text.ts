import type { FieldValue } from '@/domain/exact';
import { stringifyExact } from '@/domain/exact-json';

const names = new Map<string, string>();
const MANY_NAMES = 10_000;

/** Writes one JSON object, member by member; integers of any size as they are. */
export class DocumentText {
  private text = '{';

  add(name: string, value: FieldValue): void {
    const comma = this.text.length > 1 ? ',' : '';
    this.text += comma + memberName(name) + memberText(value);
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

function memberText(value: FieldValue): string {
  switch (typeof value) {
    case 'bigint':
      return `${value}`;
    case 'object':
      return stringifyExact(value);
    default:
      return JSON.stringify(value);
  }
}
