import { call } from '@/api/client';
import { listClusterInputStates } from '@/contract/inputs';
import { pause } from '@/shared/refresh/pause';
import { groupOf, readStates, type NodeState } from '../state/input-state';

/** `unknown`: it had not made up its mind for so long that nobody should wait in a form. */
export type Outcome =
  { kind: 'running' } | { kind: 'failed'; reason: string } | { kind: 'unknown' };

/** Milliseconds. */
const POLL = 300;
const PATIENCE = 10_000;
/** So long after a change a state that looks like the old one is the new one. */
const SETTLED = 2_000;

/**
 * Asks how an input stands until it runs or has failed. `before` is how it stood before it was
 * changed.
 */
export async function followStart(id: string, before: readonly NodeState[]): Promise<Outcome> {
  const begun = performance.now();
  for (;;) {
    const elapsed = performance.now() - begun;
    const states =
      readStates(await call(listClusterInputStates, undefined, { background: true })).get(id) ?? [];
    const outcome = judge(states, before, elapsed);
    if (outcome || elapsed > PATIENCE) return outcome ?? { kind: 'unknown' };
    await pause(POLL);
  }
}

/**
 * Servers change inputs some time after their answer: a state from before says nothing, unless it
 * stays. Undefined while it is too early.
 */
export function judge(
  states: readonly NodeState[],
  before: readonly NodeState[],
  elapsed: number,
): Outcome | undefined {
  const isOld = (now: NodeState) =>
    before.some(({ nodeId, since }) => nodeId === now.nodeId && since === now.since);
  const telling = elapsed >= SETTLED ? states : states.filter((state) => !isOld(state));
  const failed = telling.find(({ state }) => groupOf(state) === 'failed');
  if (failed) return { kind: 'failed', reason: failed.reason ?? '' };
  return telling.length > 0 &&
    telling.length === states.length &&
    telling.every(({ state }) => groupOf(state) === 'running')
    ? { kind: 'running' }
    : undefined;
}
