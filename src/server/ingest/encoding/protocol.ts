import type { SavedField } from '../../indices/model/model';
import type { StoredType } from '../../indices/model/stored-type';
import type { ChannelReport, ChannelSource } from '../../inputs/definition/message-writer';
import type { Remote } from '../../inputs/definition/model';
import type { IncomingMessage } from '../../message-types/incoming-message';
import type { ProcessingConfiguration } from '../../processing/configuration';
import type { ProcessedMessage } from '../../processing/chain/step';
import type { ExtractorCounts } from '../../processing/extractors/extractor-counts';
import type { StepCounts } from '../../processing/chain/step-counts';
import type { RowChunk } from '../../storage/columns/column-image';

/** `charset` overrides the encoding that the input is configured with. */
export type ChannelConfig = ChannelSource & { charset: string | undefined };

/** The index that takes new messages of an index set. */
export type Target = { setId: string; name: string; fields: readonly SavedField[] };

/**
 * Consecutive messages of a batch with the same channel, sender and time. `until` is the index
 * after the last one.
 */
export type Run = { channel: number; until: number; receivedAt: number; remote?: Remote };

/** Commands to the encoder, handled in order. */
export type Command =
  /** For later batches; ignored if a newer version is in use. */
  | { kind: 'processing'; configuration: ProcessingConfiguration }
  | { kind: 'target'; target: Target }
  /** The index set is deleted; messages still routed to it go to the default set. */
  | { kind: 'target-end'; setId: string }
  | { kind: 'channel'; channel: number; input: ChannelConfig }
  | { kind: 'channel-end'; channel: number }
  /** `ends` holds the offset in `bytes` at which each message ends. */
  | { kind: 'bytes'; batch: number; bytes: Uint8Array; ends: Uint32Array; runs: readonly Run[] }
  | { kind: 'messages'; batch: number; messages: readonly IncomingMessage[] }
  /** Asks for the chunk that was collected so far. */
  | { kind: 'flush' };

/**
 * The first value of a field that does not fit the field's type in its index. Its message, with the
 * id `id`, is stored; the value is found as text only. `value` is truncated.
 */
export type Misfit = {
  id: string;
  field: string;
  type: StoredType;
  value: string;
  /** Set if the value has the type, but is too long. */
  tooLong?: true;
};

/** The rows of a chunk that go into one index. */
export type IndexRows = {
  /** The name of the index. */
  target: string;
  rows: RowChunk;
  /** For each row, the number of its message within the chunk. */
  ordinals: Uint32Array;
  /** Whether an index of another set holds one of the messages too. */
  hasCopies: boolean;
  /** New fields, to be saved with these rows or with later ones. */
  fields: readonly SavedField[];
  misfits: readonly Misfit[];
  /** The earliest and latest `timestamp` in milliseconds since the epoch. */
  from: number;
  to: number;
};

/** What became of the messages of a channel. */
export type ChannelCounts = ChannelReport & { channel: number };

/**
 * A message without a row, because it is malformed or no index can hold it. Messages that a step
 * dropped are not rejected.
 */
export type Rejected = { index: number; reason: string; malformed: boolean };

/** `version` is that of the configuration that processed the batch. */
export type BatchReport = {
  batch: number;
  version: number;
  channels: readonly ChannelCounts[];
  rejected: readonly Rejected[];
};

/**
 * The encoded messages of one or more whole batches, in the order in which these were sent.
 * `origins` holds two numbers per message: its batch and the index in that batch of the message that
 * it was made of. `sizes` are accounted sizes in bytes, `outgoing` the messages of streams with
 * outputs, `byStream` counts messages per stream; `steps` and `extractors` tell what those did.
 */
export type EncodedChunk = {
  batches: readonly BatchReport[];
  messages: number;
  origins: Uint32Array;
  sizes: Uint32Array;
  indexRows: readonly IndexRows[];
  outgoing: readonly { ordinal: number; message: ProcessedMessage }[];
  byStream: ReadonlyMap<string, number>;
  steps: readonly StepCounts[];
  extractors: readonly ExtractorCounts[];
};

/** Sent by a worker thread once it accepts commands. */
export const READY = 'ready';

/** A connection to an encoder, in this thread or a worker thread. */
export type EncoderLink = {
  send(command: Command): void;
  /** Batches that it has not answered are lost to it. */
  close(): Promise<void>;
};

export type EncoderEvents = {
  onChunk: (chunk: EncodedChunk) => void;
  /** `wasReady` is false if the encoder ended before it accepted commands. */
  onCrash: (reason: string, wasReady: boolean) => void;
};

export type OpenEncoder = (nodeId: string, events: EncoderEvents) => EncoderLink;
