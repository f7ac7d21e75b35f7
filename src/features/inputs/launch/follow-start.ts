import { call } from '@/api/client';
import { listClusterInputStates } from '@/contract/inputs';
import { pause } from '@/shared/refresh/pause';
import { groupOf, readStates, type NodeState } from '../state/input-state';

/** `unknown`: still undecided after the longest time that users should wait in a form. */
export type Outcome =
  { kind: 'running' } | { kind: 'failed'; reason: string } | { kind: 'unknown' };

/** Milliseconds. */
const POLL = 300;
const PATIENCE = 10_000;
/** After this time a state that looks like the old one is taken for the new one. */
const SETTLED = 2_000;

/** Polls the state of an input until it runs or fails. `before` is its state before the change. */
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
 * Servers apply changes after they respond, so a state from before counts only once it stays.
 * Undefined while the outcome is open.
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
