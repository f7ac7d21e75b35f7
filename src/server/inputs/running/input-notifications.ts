import type { Notification } from '@/contract/system';
import type { InputService, InputStatus } from './input-service';
import { typeName } from '../registry';

export type InputNotifications = {
  /** Call once inputs were started: from then on, a node without running inputs is reported. */
  expectInputs(): void;
  /** One for each input that cannot run, and one while no input receives messages. */
  current(): Notification[];
};

/** `now` in milliseconds since the epoch. Types and details are those of Graylog. */
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

/** A failing input still accepts part of what it is sent. */
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
