import { randomBytes } from 'node:crypto';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import type { Configuration, InputDocument } from '../definition/model';
import { defaultConfiguration } from '../registry';

/**
 * The inputs of a first start, on ports that need no root privileges, plus `portOffset`. Log files
 * are read from `logDirectory`, or from the default directory of that input.
 */
export function defaultInputs(
  host: string,
  createdAt: number,
  { portOffset, logDirectory }: { portOffset: number; logDirectory?: string | undefined },
): InputDocument[] {
  const listening = (title: string, type: string, port: number, more: Configuration = {}) =>
    newInput(title, type, { bind_address: host, port: port + portOffset, ...more }, createdAt);
  return [
    listening('GELF TCP', INPUT_TYPES.gelfTcp, 12201),
    listening('GELF UDP', INPUT_TYPES.gelfUdp, 12201),
    // With CORS, any web page could write logs through the browsers of its visitors.
    listening('GELF HTTP', INPUT_TYPES.gelfHttp, 12202, { enable_cors: false }),
    listening('Syslog UDP', INPUT_TYPES.syslogUdp, 1514),
    listening('Syslog TCP', INPUT_TYPES.syslogTcp, 1514),
    newInput(
      'Log files of this machine',
      INPUT_TYPES.fileTail,
      logDirectory === undefined ? {} : { path: logDirectory },
      createdAt,
    ),
  ];
}

export function newInput(
  title: string,
  type: string,
  chosen: Configuration,
  createdAt: number,
): InputDocument {
  return {
    id: newInputId(createdAt),
    title,
    type,
    global: true,
    node: null,
    created_at: new Date(createdAt).toISOString(),
    creator_user_id: 'admin',
    configuration: defaultConfiguration(type, chosen),
    static_fields: {},
  };
}

/**
 * 24 hexadecimal digits like a MongoDB ObjectId: the first eight are the seconds of its creation.
 */
export function newInputId(createdAt: number): string {
  const seconds = Math.floor(createdAt / 1000)
    .toString(16)
    .padStart(8, '0');
  return `${seconds}${randomBytes(8).toString('hex')}`;
}
