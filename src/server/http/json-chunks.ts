import { RawJson } from './raw-json';

/** Chunks are about this long, because each costs a turn of the event loop. */
const CHUNK_CHARACTERS = 64 * 1024;

/** A list or an object of which some members are written. */
type Open = { members: Iterator<Member, void>; close: string };
type Member = { before: string; value: unknown };

/**
 * The JSON of a value, the same as that of `stringifyAnswer`. Each chunk is made when it is asked
 * for, so that an answer of many megabytes never holds the main thread and is never in memory as a
 * text.
 */
export function* jsonChunks(value: unknown): Generator<string, void> {
  const open: Open[] = [];
  let chunk = '';
  const write = (one: unknown): void => {
    if (one instanceof RawJson) chunk += one.text;
    else if (Array.isArray(one)) {
      chunk += '[';
      open.push({ members: itemsOf(one), close: ']' });
    } else if (typeof one === 'object' && one !== null && !('toJSON' in one)) {
      chunk += '{';
      open.push({ members: membersOf(one), close: '}' });
    } else chunk += typeof one === 'bigint' ? `${one}` : JSON.stringify(one);
  };
  write(value);
  for (let last = open.at(-1); last; last = open.at(-1)) {
    const { value: member } = last.members.next();
    if (member) {
      chunk += member.before;
      write(member.value);
    } else {
      chunk += last.close;
      open.pop();
    }
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

/** As `JSON.stringify` does it: what JSON does not have is null in lists, and left out of objects. */
const isMissing = (value: unknown) =>
  value === undefined || typeof value === 'function' || typeof value === 'symbol';

function* itemsOf(list: readonly unknown[]): Generator<Member, void> {
  let before = '';
  for (const value of list) {
    yield { before, value: isMissing(value) ? null : value };
    before = ',';
  }
}

function* membersOf(object: object): Generator<Member, void> {
  let comma = '';
  for (const [name, value] of Object.entries(object)) {
    if (isMissing(value)) continue;
    yield { before: `${comma}${JSON.stringify(name)}:`, value };
    comma = ',';
  }
}
