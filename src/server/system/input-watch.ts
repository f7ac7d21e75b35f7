import type { InputState } from '@/contract/inputs';

const INTERVAL_MS = 1000;

type Watched = { id: string; title: string; state: InputState };

/** Notes every change of an input's state. @returns a function that stops watching */
export function watchInputs(
  running: () => readonly Watched[],
  note: (text: string) => void,
): () => void {
  const timer = setInterval(createInputWatch(running, note), INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Each call notes what changed since the previous one. `running` does not list inputs that were
 * stopped.
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
