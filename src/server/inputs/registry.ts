import type { InputTypeInfo } from '@/contract/inputs';
import type { InputType } from '@/domain/inputs/input-types';
import { beatsInputs } from './beats/beats-inputs';
import { cefInputs } from './cef/cef-inputs';
import { gelfInputs } from './gelf/gelf-inputs';
import type { InputDefinition } from './definition/input-type';
import { jsonPathInputs } from './json-path/json-path-input';
import type { Configuration, ConfigurationValue } from './definition/model';
import { netflowInputs } from './netflow/netflow-input';
import { queueInputs } from './queue/queue-inputs';
import { randomInputs } from './random/random-input';
import { rawInputs } from './raw/raw-inputs';
import { sampleInputs } from './sample-input';
import { syslogInputs } from './syslog/syslog-inputs';
import { tailInputs } from './tail/tail-input';

/** The type ensures that every known input type is registered. */
const definitions: Readonly<Record<InputType, InputDefinition>> = {
  ...gelfInputs,
  ...syslogInputs,
  ...rawInputs,
  ...cefInputs,
  ...beatsInputs,
  ...netflowInputs,
  ...jsonPathInputs,
  ...randomInputs,
  ...tailInputs,
  ...sampleInputs,
  ...queueInputs,
};

const byType: ReadonlyMap<string, InputDefinition> = new Map(Object.entries(definitions));

/** All definitions by class name, including those that cannot run here. */
export const inputDefinitions = (): ReadonlyMap<string, InputDefinition> => byType;

/** Undefined for unknown types. */
export const inputDefinition = (type: string): InputDefinition | undefined => byType.get(type);

/** The display name, or the class name of an unknown type. */
export const typeName = (type: string): string => byType.get(type)?.name ?? type;

/** `host` is the address that the form of a new input suggests to listen on. */
export function typeInfo(type: string, definition: InputDefinition, host: string): InputTypeInfo {
  const { name, fields, isExclusive = false, linkToDocs = '' } = definition;
  const { bind_address: address } = fields;
  const unavailable = 'unavailable' in definition ? { unavailable: definition.unavailable } : {};
  return {
    type,
    name,
    is_exclusive: isExclusive,
    requested_configuration: {
      ...fields,
      ...(address && { bind_address: { ...address, default_value: host } }),
    },
    link_to_docs: linkToDocs,
    ...unavailable,
  };
}

/** The defaults of the form, overridden by what was chosen. */
export function defaultConfiguration(type: string, chosen: Configuration = {}): Configuration {
  const fields = Object.entries(byType.get(type)?.fields ?? {});
  return {
    ...Object.fromEntries(
      fields.map(([name, { default_value }]) => [name, default_value as ConfigurationValue]),
    ),
    ...chosen,
  };
}
