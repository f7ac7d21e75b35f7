import { inputGuide } from '@/domain/inputs/input-types';
import { numberSetting } from '../definition/settings';
import type { InputDocument } from '../definition/model';

type Configured = Pick<InputDocument, 'type' | 'configuration'>;

/** Whether senders connect to the input; others read or poll their messages. */
export const listens = ({ configuration: { bind_address, port } }: Configured): boolean =>
  bind_address !== undefined && port !== undefined;

/**
 * Whether both inputs cannot listen at the same time. Those on all addresses and those on one of
 * them exclude each other, so addresses are not compared.
 */
export function collide(one: Configured, other: Configured): boolean {
  const port = numberSetting(one.configuration, 'port', 0);
  return (
    port !== 0 &&
    port === numberSetting(other.configuration, 'port', 0) &&
    isUdp(one) === isUdp(other)
  );
}

const isUdp = ({ type }: Configured) => inputGuide(type)?.transport === 'udp';
