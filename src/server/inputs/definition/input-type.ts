import type { RequestedField } from '@/contract/inputs';
import type { MessageWriter } from '@/server/inputs/definition/message-writer';
import type { InputCounters } from './counters';
import type { Intake } from './intake';
import type { Decoder, InputDocument, Runner } from './model';
import type { Places } from './read-positions';

/** A form's fields by their names, as Graylog names them. */
export type RequestedFields = Readonly<Record<string, RequestedField>>;

/** What an input is given to run. */
export type InputContext = {
  writer: MessageWriter;
  counters: InputCounters;
  places: Places;
  /** Milliseconds since the epoch. */
  now: () => number;
  /**
   * Where what has arrived is put; decodes with `decoder`, from `charset_name` unless the protocol
   * has a `charset` of its own. @throws RangeError for no known encoding.
   */
  intake(decoder: Decoder, charset?: string): Intake;
  /**
   * Why the running input cannot do its work at the moment (it shows as FAILING), or undefined when
   * it can again.
   */
  report(trouble: string | undefined): void;
  /** Whether the URL whitelist lets the node ask an address. */
  mayAsk(url: URL): boolean;
  /** Where files of this node lie; undefined when everything is held in memory. */
  directory: string | undefined;
  runSample: RunSample | undefined;
};

/** Writes the sample's messages until stopped. */
export type RunSample = (input: InputDocument, counters: InputCounters) => Promise<Runner>;

type Described = {
  /** The class name by which Graylog knows it. */
  type: string;
  name: string;
  fields: RequestedFields;
  /** Only one such input may exist. */
  isExclusive?: boolean;
  linkToDocs?: string;
};

/**
 * Opens the input's socket or files; encrypted settings are plain text here. @throws why it cannot
 * run.
 */
export type StartInput = (input: InputDocument, context: InputContext) => Promise<Runner>;

export type RunnableType = Described & { start: StartInput };
/** Known, so that its form can be shown, but it cannot run on this node: `unavailable` says why. */
export type UnavailableType = Described & { unavailable: string };

export type InputTypeDefinition = RunnableType | UnavailableType;
