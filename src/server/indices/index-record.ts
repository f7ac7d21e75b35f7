import type { IndexRange } from './model';

/** What is known of an index without opening its file; a document of the main file. */
export type IndexRecord = {
  name: string;
  setId: string;
  /** Its number among those with the same prefix. */
  number: number;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** `removing`: its file may be gone already. */
  state: 'open' | 'closed' | 'removing';
  reopened: boolean;
  range?: Pick<IndexRange, 'calculatedAt' | 'tookMs'>;
  /** As of when it was last closed or replaced as write index. */
  facts?: IndexFacts;
};

/** What searches must know of the messages of an index, so that none has to look. */
export type IndexFacts = {
  messages: number;
  /** Timestamps in milliseconds since the epoch; undefined where there is no message. */
  first?: number;
  last?: number;
  lastSeq: number;
  /** Whether other indices hold some of its messages, too. */
  hasCopies: boolean;
};

export const NO_MESSAGES: IndexFacts = { messages: 0, lastSeq: -1, hasCopies: false };

/** The facts with more messages taken in. */
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
