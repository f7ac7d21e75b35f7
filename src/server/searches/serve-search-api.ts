import { durationSeconds } from '@/domain/time-range/iso-duration';
import type { ConfigDocument } from '@/contract/cluster-config';
import type { RouteTable } from '../http/serve';
import { createAnswerBudget } from '../messages/answer-budget';
import { compileQuery } from '../messages/search/compile-query';
import { createKeptParts } from '../messages/pivot/kept/kept-parts';
import type { Engine } from '../messages/search/engine';
import { serveExport } from '../messages/search/export-routes';
import { serveMessages } from '../messages/search/message-routes';
import { serveQueryHelp } from '../messages/search/query-help-routes';
import { searchInstant } from '../messages/search/search-instant';
import { withSharedReads } from '../messages/shared-reads';
import type { MessageStore } from '../messages/store';
import type { Database } from '../storage/database';
import type { Documents } from '../storage/documents';
import type { StreamDirectory } from '../streams/stream-store';
import { serveSearches } from './search-routes';
import type { StoredSearches } from './stored-searches';

export type SearchApiParts = {
  database: Database;
  messages: MessageStore;
  streams: StreamDirectory;
  searches: StoredSearches;
  configs: Documents<ConfigDocument>;
  /** Whether words of a query may begin with `*` or `?`; they may unless told. */
  leadingWildcards?: boolean | undefined;
  /** Milliseconds since the epoch. */
  now: () => number;
};

const SEARCHES_CONFIG = 'org.graylog2.indexer.searches.SearchesClusterConfig';

/**
 * Everything about searching: searches, their execution, validation and suggestions, fields, single
 * messages, export.
 */
export function serveSearchApi(
  table: RouteTable,
  { database, messages, streams, searches, configs, leadingWildcards = true, now }: SearchApiParts,
): void {
  const engine: Engine = {
    database: withSharedReads(database),
    store: messages,
    kept: createKeptParts(now),
    budget: createAnswerBudget(),
    compile: compileQuery(leadingWildcards),
    rangeLimit: () => rangeLimit(configs.get(SEARCHES_CONFIG)),
    leadingWildcards,
    now: searchInstant(now, () => lastStored(messages)),
  };
  serveSearches(table, { engine, searches, streams });
  serveQueryHelp(table, { engine, streams });
  serveMessages(table, messages);
  serveExport(table, { engine, streams, searches });
}

function lastStored(messages: MessageStore): number {
  const { upTo, release } = messages.lease({ sets: [] });
  release();
  return upTo;
}

/** Seconds; 0 is any range. */
function rangeLimit(config: ConfigDocument | undefined): number {
  const limit = config?.['query_time_range_limit'];
  return typeof limit === 'string' ? (durationSeconds(limit) ?? 0) : 0;
}
