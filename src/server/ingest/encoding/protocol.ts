import type { SavedField } from '../../indices/model';
import type { Remote } from '../../inputs/definition/model';
import type { IncomingMessage } from '../../message-types/incoming-message';
import type { LaneSource } from '../../inputs/definition/message-writer';
import type { RowChunk } from '../../storage/columns/column-image';
import type { RoutedStream } from '../../routing/routing-plan';

/** `charset`: what arrives is in this encoding, whatever the input's form says. */
export type LaneInput = LaneSource & { charset: string | undefined };

export type Target = { setId: string; name: string; fields: readonly SavedField[] };

/** A stream, the index set that its messages go to, and whether any are sent on. */
export type SortedStream = RoutedStream & { index_set_id: string; outputs: readonly string[] };

/**
 * Messages of one lane and one sender that arrived together; `until` counts the messages of the
 * piece up to their end.
 */
export type Run = { lane: number; until: number; receivedAt: number; remote?: Remote };

/** What the encoder is told, in order. */
export type Command =
  | { kind: 'streams'; streams: readonly SortedStream[] }
  /** New messages of the set go there from now on. */
  | { kind: 'target'; target: Target }
  /** The set goes: what is still routed to it has the default set from now on. */
  | { kind: 'target-end'; setId: string }
  | { kind: 'lane'; lane: number; input: LaneInput }
  | { kind: 'lane-end'; lane: number }
  /** `ends` says where in `bytes` each message ends. */
  | { kind: 'bytes'; piece: number; bytes: Uint8Array; ends: Uint32Array; runs: readonly Run[] }
  | { kind: 'messages'; piece: number; messages: readonly IncomingMessage[] }
  /** Hand over what there is. */
  | { kind: 'flush' };

/** Rows for one index. */
export type Shipment = {
  /** The name of the index. */
  target: string;
  rows: RowChunk;
  /** Of each row the number of its message within the portion. */
  ordinals: Uint32Array;
  /** Whether an index of another set holds one of them, too. */
  hasCopies: boolean;
  /** What is new of its fields; to be stored with the rows, or with later ones. */
  fields: readonly SavedField[];
  /** The earliest and latest `timestamp`, milliseconds since the epoch. */
  from: number;
  to: number;
};

/**
 * What became of the messages of a lane. `malformed`: no messages; `last` says why of the last one.
 */
export type LaneCount = {
  lane: number;
  taken: number;
  malformed: number;
  last?: { reason: string; excerpt: string };
};

/** A message that is not among the rows: it was none, or can never be stored. */
export type Rejected = { index: number; reason: string; malformed: boolean };

export type PieceReport = {
  piece: number;
  lanes: readonly LaneCount[];
  rejected: readonly Rejected[];
};

/**
 * Pieces in the order in which they were given, each in one portion whole. `origins`: of each
 * message by its number the piece and the place in it; `sizes`: its names and values in bytes.
 * `sentOn`: those of streams with outputs; `byStream`: how many belong to each.
 */
export type Portion = {
  pieces: readonly PieceReport[];
  messages: number;
  origins: Uint32Array;
  sizes: Uint32Array;
  shipments: readonly Shipment[];
  sentOn: readonly { ordinal: number; message: IncomingMessage }[];
  byStream: ReadonlyMap<string, number>;
};

/** What a thread says once it is ready for commands. */
export const READY = 'ready';

/** The side that decodes, in this thread or another one. */
export type EncoderLink = {
  send(command: Command): void;
  /** Resolves when nothing of it is left. What it has not answered is lost to it. */
  close(): Promise<void>;
};

export type EncoderEvents = {
  onPortion: (portion: Portion) => void;
  /**
   * It ended by itself; what it has not answered has to be given again, to another one. `atWork`:
   * it had begun.
   */
  onCrash: (reason: string, atWork: boolean) => void;
};

export type OpenEncoder = (nodeId: string, events: EncoderEvents) => EncoderLink;
