import type { CodecTypeInfo } from '@/contract/inputs';
import type { Codec } from './definition/input-type';
import type { Configuration, Decoder } from './definition/model';
import { inputDefinition, inputDefinitions } from './registry';

const codecs: ReadonlyMap<string, Codec> = new Map(
  [...inputDefinitions().values()].flatMap((definition) =>
    'codec' in definition ? [[definition.codec.id, definition.codec]] : [],
  ),
);

/** By id. */
export const allCodecs = (): ReadonlyMap<string, Codec> => codecs;

/** Whether messages of an input type can be decoded in another thread. */
export const canDecode = (type: string): boolean => codecOf(type) !== undefined;

/** @throws Error for an unknown type, or when the configuration cannot be used */
export function decoderFor(type: string, configuration: Configuration): Decoder {
  const codec = codecOf(type);
  if (codec === undefined) throw new Error(`No decoder for ${type}.`);
  return codec.decoder(configuration);
}

/** The settings that a decoder reads, which are never secret. */
export function decodingSettings(type: string, configuration: Configuration): Configuration {
  const fields = codecOf(type)?.fields ?? {};
  return Object.fromEntries(
    Object.entries(configuration).filter(([name]) => Object.hasOwn(fields, name)),
  );
}

function codecOf(type: string): Codec | undefined {
  const definition = inputDefinition(type);
  return definition !== undefined && 'codec' in definition ? definition.codec : undefined;
}

/** As the API lists them, with their part of an input's form. */
export const codecTypes = (): Record<string, CodecTypeInfo> =>
  Object.fromEntries(
    [...codecs].map(([id, { name, fields }]) => [
      id,
      { type: id, name, requested_configuration: { ...fields } },
    ]),
  );
