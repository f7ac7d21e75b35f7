import type { MessageValue } from '../message/message-draft';
import { readConfig, type ConfigOf, type ConfigParameter } from './configuration';
import type { ExtractorEnvironment } from './environment';

/**
 * What an extractor found in a text: one value for its target field, with the range of the text that
 * `cut` removes (-1 if there is none), or several fields.
 */
export type Extracted =
  | { readonly value: MessageValue; readonly begin: number; readonly end: number }
  | { readonly fields: readonly (readonly [name: string, value: MessageValue])[] };

/** Undefined if it finds nothing. It may throw anything. */
export type Extract = (text: string) => Extracted | undefined;

export type ExtractorType = {
  /** As in the API. */
  readonly type: string;
  readonly parameters: readonly ConfigParameter[];
  /** @throws ConfigFault for an incomplete configuration, Error for one that cannot be compiled */
  compile(config: unknown, environment: ExtractorEnvironment): Extract;
};

/** `compile` gets a complete configuration. */
export const defineExtractor = <const Parameters extends readonly ConfigParameter[]>({
  type,
  parameters,
  compile,
}: {
  type: string;
  parameters: Parameters;
  compile(config: ConfigOf<Parameters>, environment: ExtractorEnvironment): Extract;
}): ExtractorType => ({
  type,
  parameters,
  compile: (config, environment) => compile(readConfig(parameters, config), environment),
});

/** A value without a range in the text. */
export const uncut = (value: MessageValue): Extracted => ({ value, begin: -1, end: -1 });
