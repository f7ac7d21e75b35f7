import { parseExact, stringifyExact } from '@/domain/exact-json';
import { randomUUID } from 'node:crypto';

/**
 * Stands in for JSON.rawJSON, which Node 20 does not have: each raw text is serialized as a marked
 * placeholder string, which is then replaced by the text.
 */
type Splices = { mark: string; texts: string[] };
let current: Splices | undefined;

/** A value that is JSON text already, such as a stored document; it is written unchanged. */
export class RawJson {
  constructor(readonly text: string) {}

  toJSON(): unknown {
    return current ? `${current.mark}${current.texts.push(this.text) - 1}` : parseExact(this.text);
  }
}

/** Serializes to JSON, with `bigint` in full and `RawJson` unchanged. */
export function stringifyAnswer(value: unknown): string {
  const splices: Splices = { mark: randomUUID(), texts: [] };
  current = splices;
  try {
    const json = stringifyExact(value);
    if (splices.texts.length === 0) return json;
    // The capture group puts the number of a raw text at every odd position.
    return json
      .split(new RegExp(`"${splices.mark}(\\d+)"`))
      .map((part, index) => (index % 2 === 0 ? part : (splices.texts[Number(part)] ?? 'null')))
      .join('');
  } finally {
    current = undefined;
  }
}
