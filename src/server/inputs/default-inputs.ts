import { randomBytes } from 'node:crypto';
import { defaultConfiguration } from './input-types';
import { INPUT_TYPES, type Configuration, type InputDocument, type InputType } from './model';

/** What a first start listens on and reads; `portOffset` is added to the usual ports. */
export function defaultInputs(host: string, createdAt: number, portOffset: number): InputDocument[] {
  const listening = (title: string, type: InputType) =>
    newInput(title, type, { bind_address: host, port: Number(defaultConfiguration(type, {})['port']) + portOffset }, createdAt);
  return [
    listening('GELF TCP', INPUT_TYPES.gelfTcp),
    listening('GELF UDP', INPUT_TYPES.gelfUdp),
    listening('GELF HTTP', INPUT_TYPES.gelfHttp),
    listening('Syslog UDP', INPUT_TYPES.syslogUdp),
    listening('Syslog TCP', INPUT_TYPES.syslogTcp),
    newInput('Log files of this machine', INPUT_TYPES.fileTail, {}, createdAt),
  ];
}

export function newInput(title: string, type: InputType, chosen: Configuration, createdAt: number): InputDocument {
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

/** 24 hexadecimal digits, the first eight its second, as MongoDB makes them. */
function newInputId(createdAt: number): string {
  const seconds = Math.floor(createdAt / 1000).toString(16).padStart(8, '0');
  return `${seconds}${randomBytes(8).toString('hex')}`;
}
