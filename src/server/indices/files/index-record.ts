import type { IndexRange } from '../model/model';

/** What is known about an index without opening its file; a document in the main file. */
export type IndexRecord = {
  name: string;
  setId: string;
  /** Its number among those with the same prefix. */
  number: number;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** The file of an index in state `removing` may be deleted already. */
  state: 'open' | 'closed' | 'removing';
  reopened: boolean;
  range?: Pick<IndexRange, 'calculatedAt' | 'tookMs'>;
  /** Saved when it was closed or replaced as write index. */
  facts?: IndexFacts;
};

/**
 * Facts about the messages of an index that searches need, so that they do not have to query for
 * them.
 */
export type IndexFacts = {
  messages: number;
  /** In milliseconds since the epoch; undefined if there are no messages. */
  first?: number;
  last?: number;
  lastSeq: number;
  /** Whether other indices hold some of its messages too. */
  hasCopies: boolean;
};

export const NO_MESSAGES: IndexFacts = { messages: 0, lastSeq: -1, hasCopies: false };

/** The facts after a write. */
export function withWritten(
  facts: IndexFacts,
  { messages, first, last, lastSeq, hasCopies }: Required<IndexFacts>,
): IndexFacts {
  return {
    messages: facts.messages + messages,
    first: Math.min(facts.first ?? first, first),
    last: Math.max(facts.last ?? last, last),
    lastSeq: Math.max(facts.lastSeq, lastSeq),
    hasCopies: facts.hasCopies || hasCopies,
  };
}
