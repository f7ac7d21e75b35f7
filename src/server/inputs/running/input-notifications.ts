import type { Notification } from '@/contract/system';
import type { InputService, InputStatus } from './input-service';
import { typeName } from '../registry';

export type InputNotifications = {
  /** From now on a node that runs no input is worth a word: it was started to receive. */
  expectInputs(): void;
  /** One for each input that cannot run, and one while none of them receives. */
  current(): Notification[];
};

/**
 * `now` in milliseconds since the epoch. Types and details as the real server has them.
 */
export function createInputNotifications(
  { states }: Pick<InputService, 'states'>,
  node_id: string,
  now: () => number,
): InputNotifications {
  let expected = false;
  let idleSince: number | undefined;

  const idle = (all: readonly InputStatus[]): Notification[] => {
    idleSince = !expected || all.some(receives) ? undefined : (idleSince ?? now());
    return idleSince === undefined
      ? []
      : [
          {
            severity: 'urgent',
            type: 'no_input_running',
            timestamp: new Date(idleSince).toISOString(),
            node_id,
            details: {},
          },
        ];
  };

  return {
    expectInputs: () => void (expected = true),
    current() {
      const all = states();
      return [...idle(all), ...all.flatMap((status) => troubled(status, node_id))];
    },
  };
}

/** A failing input refuses some of what it is sent, and takes the rest. */
const receives = ({ state }: InputStatus) =>
  state === 'RUNNING' || state === 'FAILING' || state === 'STARTING';

function troubled(
  { input: { id, type, title }, state, startedAt, detail }: InputStatus,
  node_id: string,
): Notification[] {
  if (state !== 'FAILED' && state !== 'FAILING') return [];
  const details = { input_id: `[${typeName(type)}/${title}/${id}]`, reason: detail ?? '' };
  return [
    {
      severity: 'normal',
      type: state === 'FAILED' ? 'input_failed_to_start' : 'input_failing',
      key: id,
      timestamp: new Date(startedAt).toISOString(),
      node_id,
      details,
    },
  ];
}
