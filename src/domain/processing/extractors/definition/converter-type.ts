import type { MessageValue } from '../message/message-draft';
import { readConfig, type ConfigOf, type ConfigParameter } from './configuration';
import type { ExtractorEnvironment } from './environment';

/**
 * The new value of the field, undefined to remove it, or `fields` to add to the message. It may
 * throw anything; the field stays as it was then.
 */
export type Converted =
  | MessageValue
  | undefined
  | { readonly fields: readonly (readonly [name: string, value: string])[] };

export type Convert = (text: string) => Converted;

export type ConverterType = {
  /** As in the API. */
  readonly type: string;
  readonly parameters: readonly ConfigParameter[];
  /** @throws ConfigFault for an incomplete configuration */
  compile(config: unknown, environment: ExtractorEnvironment): Convert;
};

/** `compile` gets a complete configuration; what it throws is reported for each message. */
export const defineConverter = <const Parameters extends readonly ConfigParameter[]>({
  type,
  parameters,
  compile,
}: {
  type: string;
  parameters: Parameters;
  compile(config: ConfigOf<Parameters>, environment: ExtractorEnvironment): Convert;
}): ConverterType => ({
  type,
  parameters,
  compile: (config, environment) => compile(readConfig(parameters, config), environment),
});
