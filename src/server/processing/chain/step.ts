import type { IncomingMessage } from '../../message-types/incoming-message';

/** A message on its way through the steps of processing. */
export type ProcessedMessage = IncomingMessage & {
  /** The ids of its streams; undefined means the default stream only. */
  streams?: readonly string[];
  /** What went wrong while it was processed, stored as `gl2_processing_error`. */
  errors?: readonly string[];
};

/**
 * What a step makes of a message: a message, several messages, or none if it is dropped. Each of
 * several gets an id of its own when it is stored.
 */
export type Processed = ProcessedMessage | readonly ProcessedMessage[];

/**
 * A step of processing. It never changes the message it gets: it returns the same one if there is
 * nothing to do, or a changed copy. If it throws, the message goes on as it was, so a step may be
 * run again for the same message.
 */
export type Step = (message: ProcessedMessage) => Processed;

export const isSeveral = (processed: Processed): processed is readonly ProcessedMessage[] =>
  Array.isArray(processed);
