import type { ExecutionChange } from '../documents/execution-schema';
import type { SearchDocument } from '../documents/search-document';
import type { Lease, Wanted } from '../../indices/searched';
import type { Database } from '../../storage/database';
import type { AnswerBudget, AnswerShare } from './answer-budget';
import type { KeptParts } from '../pivot/kept/kept-parts';
import type { MessageStore } from '../../messages/store';
import type { CompileQuery } from './compile-query';
import type { StreamAccess } from '../scope/stream-access';

/** What an execution needs of the node. */
export type Engine = {
  database: Database;
  store: MessageStore;
  kept: KeptParts;
  budget: AnswerBudget;
  compile: CompileQuery;
  /** The longest time range that may be searched in seconds; 0 is any. */
  rangeLimit: () => number;
  /** Whether words may begin with `*` or `?` (Graylog's `allow_leading_wildcard_searches`). */
  leadingWildcards: boolean;
  /** Milliseconds since the epoch. */
  now: () => number;
};

/** Runs `work` while the indices stay that it needs. */
export async function withLease<T>(
  { store }: Pick<Engine, 'store'>,
  wanted: Wanted,
  signal: AbortSignal,
  work: (lease: Lease, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lease = store.lease(wanted);
  try {
    return await work(lease, AbortSignal.any([signal, lease.signal]));
  } finally {
    lease.release();
  }
}

export type Execution = {
  search: SearchDocument;
  change?: ExecutionChange | undefined;
  owner: string;
  /** What the answer may hold of messages. */
  share: AnswerShare;
  access: StreamAccess;
  /** Aborting it interrupts what the database does. */
  signal: AbortSignal;
};

/**
 * Everything the queries of one execution have in common: all see the same data, up to the same
 * instant.
 */
export type Moment = Execution & {
  engine: Engine;
  now: number;
  /**
   * How many messages a selection has, by its SQL, where a pivot counts them anyway; undefined
   * where that failed.
   */
  totals: Map<string, Promise<number | undefined>>;
};
