import type { InputState } from '@/contract/inputs';

type Watched = { id: string; title: string; state: InputState };

/**
 * Returns a function that reports changes of input states since its last call. Stopped inputs are
 * not in the list.
 */
export function createInputWatch(
  running: () => readonly Watched[],
  note: (text: string) => void,
): () => void {
  let known = new Map<string, Watched>();

  return () => {
    const current = new Map(running().map((input) => [input.id, input]));
    for (const [id, { title, state }] of current)
      if (known.get(id)?.state !== state) note(`The input “${title}” is in state ${state}.`);
    for (const [id, { title }] of known)
      if (!current.has(id)) note(`The input “${title}” has stopped.`);
    known = current;
  };
}
