import { parseExact, stringifyExact } from '@/domain/exact-json';
import { randomUUID } from 'node:crypto';

/**
 * Node 20 has no JSON.rawJSON: pieces are written as marked strings first, which the texts then
 * replace.
 */
type Splices = { mark: string; texts: string[] };
let current: Splices | undefined;

/**
 * A piece of JSON that is text already, such as a stored document. `stringifyAnswer` writes it as
 * it stands.
 */
export class RawJson {
  constructor(readonly text: string) {}

  toJSON(): unknown {
    return current ? `${current.mark}${current.texts.push(this.text) - 1}` : parseExact(this.text);
  }
}

/** JSON in which `bigint` and `RawJson` are written exactly. */
export const stringifyAnswer = (value: unknown): string => jsonPieces(value).join('');

/** The same in pieces: what lies between the texts of `RawJson`, and these. */
export function jsonPieces(value: unknown): string[] {
  const splices: Splices = { mark: randomUUID(), texts: [] };
  current = splices;
  try {
    const json = stringifyExact(value);
    if (splices.texts.length === 0) return [json];
    // Every second one is the number of a text, because the expression captures it.
    return json
      .split(new RegExp(`"${splices.mark}(\\d+)"`))
      .map((piece, index) => (index % 2 === 0 ? piece : (splices.texts[Number(piece)] ?? 'null')));
  } finally {
    current = undefined;
  }
}
