import type { RequestedField } from '@/contract/inputs';
import type { MessageWriter } from '@/server/inputs/definition/message-writer';
import type { Outgoing } from '../../outgoing/outgoing';
import type { InputCounters } from './counters';
import type { Intake } from './intake';
import type { Configuration, Decoder, InputDocument, Runner } from './model';
import type { ReadPositions } from './read-positions';

/** The fields of a form by name. Field names and texts are Graylog's where it has them. */
export type RequestedFields = Readonly<Record<string, RequestedField>>;

/** A decoder together with the settings it reads. */
export type Codec = {
  /** Graylog's id; own ids for codecs that Graylog does not have. */
  id: string;
  /** Empty for codecs that Graylog has no display name for. */
  name: string;
  fields: RequestedFields;
  /** @throws Error when the configuration cannot be used */
  decoder(configuration: Configuration): Decoder;
  /** The encoding where the protocol fixes one; otherwise the setting `charset_name` decides. */
  charset?: string;
  /** Whether its messages are text that people can paste, as `POST /messages/parse` expects. */
  parsesText?: boolean;
};

/** What a running input may use. */
export type InputContext = {
  writer: MessageWriter;
  counters: InputCounters;
  readPositions: ReadPositions;
  /** Milliseconds since the epoch. */
  now: () => number;
  /**
   * Reports why a running input cannot do its work right now, which shows it as FAILING; undefined
   * once it can again.
   */
  report(trouble: string | undefined): void;
  outgoing: Outgoing;
  /** The node's data directory; undefined when everything is held in memory. */
  directory: string | undefined;
  runSample: RunSample | undefined;
};

/** Writes the sample's messages until stopped. */
export type RunSample = (input: InputDocument, counters: InputCounters) => Promise<Runner>;

/** Also has the intake, which decodes with the input's codec. */
export type ReceivingContext = InputContext & { intake: Intake };

/**
 * Opens the input's sockets or files; encrypted settings are plain text here. @throws Error with
 * the reason why the input cannot run
 */
type Start<Context> = (input: InputDocument, context: Context) => Promise<Runner>;

/** How messages reach an input, and the settings for that. */
export type InputTransport = { fields: RequestedFields; start: Start<ReceivingContext> };

type Described = {
  name: string;
  fields: RequestedFields;
  /** Only one such input may exist. */
  isExclusive?: boolean;
  linkToDocs?: string;
};

/** Receives bytes and has them decoded, if need be in another thread. */
type ReceivingInput = Described & { codec: Codec; receive: Start<ReceivingContext> };
/** Makes or reads its messages itself. */
type WritingInput = Described & { start: Start<InputContext> };
/** Known, so that its form can be shown, but `unavailable` says why it cannot run on this node. */
type UnavailableInput = Described & { codec: Codec; unavailable: string };

export type InputDefinition = ReceivingInput | WritingInput | UnavailableInput;

/** An input type is a codec over a transport: its form has the fields of both. */
export function defineInput({
  transport,
  codec,
  ...described
}: Omit<Described, 'fields'> & { transport: InputTransport; codec: Codec }): ReceivingInput {
  return {
    ...described,
    codec,
    fields: { ...transport.fields, ...codec.fields },
    receive: transport.start,
  };
}
