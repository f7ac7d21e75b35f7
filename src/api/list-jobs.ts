import { readJson } from './read-json';

/** `known` are the ids of earlier lists that the page still has. */
export type ListJob =
  { kind: 'read'; id: number; bytes: ArrayBuffer; known: readonly number[] } | TakeJob;
type TakeJob = { kind: 'take'; id: number; from: number };
export type ListAnswer =
  | { kind: 'same'; id: number }
  | { kind: 'list'; length: number }
  | { kind: 'other'; value: unknown }
  | { kind: 'part'; items: readonly unknown[] };

/** Items that are handed to the page in one task. */
const PART = 1_000;

/**
 * The worker's side of reading long lists: it recognizes an answer that it has read before, and
 * hands over others in parts.
 */
export function listJobs(): (job: ListJob) => ListAnswer {
  const read = new Map<number, Uint8Array>();
  const waiting = new Map<number, readonly unknown[]>();

  const take = ({ id, from }: TakeJob): ListAnswer => {
    const list = waiting.get(id);
    if (!list) throw new Error('The list was read by an earlier worker.');
    const items = list.slice(from, from + PART);
    if (from + items.length >= list.length) waiting.delete(id);
    return { kind: 'part', items };
  };
  return (job) => {
    if (job.kind === 'take') return take(job);
    const { id, bytes, known } = job;
    for (const one of read.keys()) if (!known.includes(one)) read.delete(one);
    const now = new Uint8Array(bytes);
    for (const [one, before] of read) if (isSame(now, before)) return { kind: 'same', id: one };
    const value = readJson(new TextDecoder().decode(now));
    if (!Array.isArray(value)) return { kind: 'other', value };
    read.set(id, now);
    waiting.set(id, value);
    return { kind: 'list', length: value.length };
  };
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** The page's side; undefined if there is no worker. */
export function listReader(
  inWorker: (
    job: ListJob,
    handedOver: Transferable[],
  ) => Promise<{ value: ListAnswer } | undefined>,
): (bytes: ArrayBuffer) => Promise<{ value: unknown } | undefined> {
  const lists = new Map<number, WeakRef<readonly unknown[]>>();
  let lastId = 0;

  const known = () => {
    for (const [id, list] of lists) if (!list.deref()) lists.delete(id);
    return [...lists.keys()];
  };
  return async (bytes) => {
    const id = (lastId += 1);
    const alive = known();
    // Until the worker has answered, they must not be collected.
    const held = alive.map((one) => lists.get(one)?.deref());
    const answer = (await inWorker({ kind: 'read', id, bytes, known: alive }, [bytes]))?.value;
    if (!answer) return undefined;
    if (answer.kind === 'same') return { value: held[alive.indexOf(answer.id)] };
    if (answer.kind !== 'list') return { value: 'value' in answer ? answer.value : undefined };
    const items: unknown[] = [];
    while (items.length < answer.length) {
      const part = (await inWorker({ kind: 'take', id, from: items.length }, []))?.value;
      if (part?.kind !== 'part' || part.items.length === 0)
        throw new Error('The worker that read a list ended.');
      items.push(...part.items);
    }
    lists.set(id, new WeakRef(items));
    return { value: items };
  };
}
