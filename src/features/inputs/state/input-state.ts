import type { InputState, InputStateSummary } from '@/contract/inputs';

/** The server's states in the groups that users filter by. */
export const STATE_GROUPS = ['running', 'changing', 'failed', 'stopped'] as const;
export type StateGroup = (typeof STATE_GROUPS)[number];

/** The state of an input on one node. `since` is ISO 8601. */
export type NodeState = {
  nodeId: string;
  state: InputState;
  since: string;
  reason: string | undefined;
};
/** By input id; inputs without an entry are stopped on all nodes. */
export type InputStates = ReadonlyMap<string, readonly NodeState[]>;

/** Nodes that do not respond are null. */
export function readStates(
  byNode: Readonly<Record<string, readonly InputStateSummary[] | null>>,
): InputStates {
  const states = new Map<string, NodeState[]>();
  for (const [nodeId, summaries] of Object.entries(byNode)) {
    for (const { id, state, started_at: since, detailed_message: detail } of summaries ?? []) {
      const reason = detail?.trim();
      states.set(id, [
        ...(states.get(id) ?? []),
        { nodeId, state, since, reason: reason || undefined },
      ]);
    }
  }
  return states;
}

export function groupOf(state: InputState): StateGroup {
  switch (state) {
    case 'RUNNING':
      return 'running';
    case 'CREATED':
    case 'INITIALIZED':
    case 'STARTING':
    case 'SETUP':
    case 'STOPPING':
      return 'changing';
    case 'FAILED':
    case 'FAILING':
    case 'INVALID_CONFIGURATION':
    case 'UNRECOGNIZED':
      return 'failed';
    case 'STOPPED':
    case 'TERMINATED':
      return 'stopped';
    default:
      // A state of a newer server, which the chip shows by its name.
      return 'changing';
  }
}

/** The most urgent state of all nodes decides. */
export function groupOfAll(states: readonly NodeState[]): StateGroup {
  const groups = new Set(states.map(({ state }) => groupOf(state)));
  return (
    (['failed', 'changing', 'running'] as const).find((group) => groups.has(group)) ?? 'stopped'
  );
}

/** The most urgent state of all nodes, which is the one to show. */
export const foremost = (states: readonly NodeState[]): NodeState | undefined =>
  states.find(({ state }) => groupOf(state) === groupOfAll(states));
