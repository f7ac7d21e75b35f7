import type { ExecutionChange } from '../documents/execution-schema';
import type { QueryDocument } from '../documents/search-document';
import type { SearchQueue } from '../queue/search-queue';
import type { Lease, Wanted } from '../../indices/searched';
import type { Database } from '../../storage/database';
import type { AnswerBudget, AnswerShare } from './answer-budget';
import type { PivotCache } from '../pivot/cache/pivot-cache';
import type { MessageStore } from '../../messages/store';
import type { AskedQueries } from './asked-queries';
import type { CompileQuery } from './compile-query';
import type { StreamAccess } from '../scope/stream-access';

/** What executions need of the node. */
export type Engine = {
  database: Database;
  store: MessageStore;
  pivotCache: PivotCache;
  budget: AnswerBudget;
  /** Where searches wait until it is their turn. */
  queue: SearchQueue;
  /** Short reads, on connections that searches do not use. */
  lookups: { database: Database; queue: SearchQueue };
  compile: CompileQuery;
  /** The longest time range in seconds; 0 is unlimited. */
  rangeLimit: () => number;
  /** Whether terms may begin with `*` or `?` (Graylog's `allow_leading_wildcard_searches`). */
  leadingWildcards: boolean;
  /** Milliseconds since the epoch. */
  now: () => number;
};

/** Runs `work` with a lease on the indices it needs. */
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

/** What an execution is told of its request. */
export type Execution = {
  queries: readonly QueryDocument[];
  change?: ExecutionChange | undefined;
  /** The memory budget of the answer. */
  share: AnswerShare;
  access: StreamAccess;
  /** Aborting it interrupts database statements. */
  signal: AbortSignal;
};

/**
 * The common context of all queries of an execution: they see the same data up to the same instant.
 */
export type Moment = Execution & {
  engine: Engine;
  now: number;
  asked: AskedQueries;
  /**
   * Totals by the SQL of their selection, for pivots that count messages anyway; undefined if that
   * failed.
   */
  totals: Map<string, Promise<number | undefined>>;
};
