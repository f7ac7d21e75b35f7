import type { InputState } from '@/contract/inputs';
import type { Module } from '../resource/registry';
import type { NodeLog } from './node-log';

type Watched = { id: string; title: string; state: InputState };

type States = { states(): readonly { input: Omit<Watched, 'state'>; state: InputState }[] };

const INTERVAL_MS = 1000;

/** Logs every change of an input's state. */
export const watchInputs: Module<{ inputs: States; log: Pick<NodeLog, 'note'> }> = (
  { closers },
  { inputs, log },
) => {
  const look = createInputWatch(
    () => inputs.states().map(({ input: { id, title }, state }) => ({ id, title, state })),
    (text) => log.note('inputs', text),
  );
  const timer = setInterval(look, INTERVAL_MS).unref();
  closers.push(() => clearInterval(timer));
};

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
