import type { InputTypeInfo } from '@/contract/inputs';
import { beatsTypes } from './beats/beats-types';
import { cefTypes } from './cef/cef-types';
import { gelfTypes } from './gelf/gelf-types';
import type { InputTypeDefinition } from './definition/input-type';
import type { Configuration, ConfigurationValue } from './definition/model';
import { jsonPathType } from './json-path/json-path-type';
import { netflowType } from './netflow/netflow-type';
import { queueTypes } from './queue/queue-types';
import { randomType } from './random/random-type';
import { rawTypes } from './raw/raw-types';
import { sampleType } from './sample-type';
import { syslogTypes } from './syslog/syslog-types';
import { tailType } from './tail/tail-type';

/** Every kind of input, one line a family. */
const TYPES: readonly InputTypeDefinition[] = [
  ...gelfTypes,
  ...syslogTypes,
  ...rawTypes,
  ...cefTypes,
  ...beatsTypes,
  netflowType,
  jsonPathType,
  randomType,
  tailType,
  sampleType,
  ...queueTypes,
];

const byType: ReadonlyMap<string, InputTypeDefinition> = new Map(
  TYPES.map((definition) => [definition.type, definition]),
);

/** All of them, those included that cannot run here. */
export const inputTypes = (): readonly InputTypeDefinition[] => TYPES;

/** Undefined for a type nobody knows. */
export const inputType = (type: string): InputTypeDefinition | undefined => byType.get(type);

/** Its own name, or the type where nobody knows it. */
export const typeName = (type: string): string => byType.get(type)?.name ?? type;

export function typeInfo(definition: InputTypeDefinition): InputTypeInfo {
  const { type, name, fields, isExclusive = false, linkToDocs = '' } = definition;
  const unavailable = 'unavailable' in definition ? { unavailable: definition.unavailable } : {};
  return {
    type,
    name,
    is_exclusive: isExclusive,
    requested_configuration: { ...fields },
    link_to_docs: linkToDocs,
    ...unavailable,
  };
}

/** The configuration of a new input where nothing was chosen. */
export function defaultConfiguration(type: string, chosen: Configuration = {}): Configuration {
  const fields = Object.entries(byType.get(type)?.fields ?? {});
  return {
    ...Object.fromEntries(
      fields.map(([name, { default_value }]) => [name, default_value as ConfigurationValue]),
    ),
    ...chosen,
  };
}
