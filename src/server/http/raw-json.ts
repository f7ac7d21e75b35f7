import { parseExact, stringifyExact } from '@/domain/exact-json';
import { randomUUID } from 'node:crypto';

/** Node 20 has no JSON.rawJSON: pieces are written as marked strings first, which the texts then replace. */
type Splices = { mark: string; texts: string[] };
let current: Splices | undefined;

/** A piece of JSON that is text already, such as a stored document. `stringifyAnswer` writes it as it stands. */
export class RawJson {
  constructor(readonly text: string) {}

  toJSON(): unknown {
    return current ? `${current.mark}${current.texts.push(this.text) - 1}` : parseExact(this.text);
  }
}

/** JSON in which `bigint` and `RawJson` are written exactly. */
export function stringifyAnswer(value: unknown): string {
  const splices: Splices = { mark: randomUUID(), texts: [] };
  current = splices;
  try {
    const json = stringifyExact(value);
    return splices.texts.length === 0 ? json : json.replace(new RegExp(`"${splices.mark}(\\d+)"`, 'g'), (_, index: string) => splices.texts[Number(index)] ?? 'null');
  } finally {
    current = undefined;
  }
}
