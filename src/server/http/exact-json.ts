import { parse } from 'lossless-json';
import { randomUUID } from 'node:crypto';

/** A whole number that may be too long. Ids within texts and the digits of fractions are no reason to read slowly. */
const LONG_NUMBER = /(?:^|[:,[\s-])\d{16}/;

const exactNumber = (text: string) => {
  const number = Number(text);
  return /^-?\d+$/.test(text) && !Number.isSafeInteger(number) ? BigInt(text) : number;
};

/** Integers beyond 2^53 become `bigint`. Only texts that hold a long number pay for it. Throws SyntaxError. */
export function parseExact(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!LONG_NUMBER.test(text)) return value;
  return parse(text, undefined, { parseNumber: exactNumber, onDuplicateKey: ({ newValue }) => newValue });
}

/** Node 20 has no JSON.rawJSON: pieces are written as marked strings first, which the texts then replace. */
type Splices = { mark: string; texts: string[] };
let current: Splices | undefined;

const splice = ({ mark, texts }: Splices, text: string) => `${mark}${texts.push(text) - 1}`;

/** A piece of JSON that is text already, such as a stored document. `stringifyExact` writes it as it stands. */
export class RawJson {
  constructor(readonly text: string) {}

  toJSON(): unknown {
    return current ? splice(current, this.text) : parseExact(this.text);
  }
}

/** JSON in which `bigint` and `RawJson` are written exactly; answers without them go through the native path alone. */
export function stringifyExact(value: unknown): string {
  try {
    return withSplices(() => JSON.stringify(value));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return withSplices((splices) => JSON.stringify(value, (_, member: unknown) => (typeof member === 'bigint' ? splice(splices, `${member}`) : member)));
  }
}

function withSplices(write: (splices: Splices) => string): string {
  const splices: Splices = { mark: randomUUID(), texts: [] };
  current = splices;
  try {
    const json = write(splices);
    return splices.texts.length === 0 ? json : json.replace(new RegExp(`"${splices.mark}(\\d+)"`, 'g'), (_, index: string) => splices.texts[Number(index)] ?? 'null');
  } finally {
    current = undefined;
  }
}
