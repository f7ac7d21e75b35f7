import { durationSeconds } from '@/domain/time-range/iso-duration';
import type { ConfigDocument } from '@/contract/cluster-config';
import type { Decorator } from '@/contract/decorators';
import type { RouteTable } from '../http/serve';
import { createAnswerBudget } from './execution/answer-budget';
import { compileQuery } from './execution/compile-query';
import { createPivotCache } from './pivot/cache/pivot-cache';
import type { Engine } from './execution/engine';
import { serveExport } from './export/export-routes';
import { serveMessages } from './message-routes';
import { serveScripting } from './scripting/scripting-routes';
import { serveUniversalSearch } from './scripting/universal-routes';
import { serveQueryHelp } from './query-help/query-help-routes';
import { createSearchQueue, LOOKUP_LIMITS, SEARCH_LIMITS } from './queue/search-queue';
import { searchInstant } from './execution/search-instant';
import { withSharedReads } from '../messages/shared-reads';
import type { MessageStore } from '../messages/store';
import type { Database } from '../storage/database';
import type { Documents } from '../storage/documents';
import type { StreamDirectory } from '../streams/stream-store';
import { serveSearches } from './search-routes';
import type { StoredSearches } from './documents/stored-searches';

export type SearchApiParts = {
  database: Database;
  messages: MessageStore;
  streams: StreamDirectory;
  searches: StoredSearches;
  configs: Documents<ConfigDocument>;
  decorators: Documents<Decorator>;
  /** Whether terms may begin with `*` or `?`; true by default. */
  leadingWildcards?: boolean | undefined;
  /** Milliseconds since the epoch. */
  now: () => number;
};

const SEARCHES_CONFIG = 'org.graylog2.indexer.searches.SearchesClusterConfig';

/**
 * Serves searches, their execution, validation and suggestions, fields, single messages and export.
 */
export function serveSearchApi(table: RouteTable, parts: SearchApiParts): void {
  const { database, messages, streams, searches, configs, leadingWildcards = true, now } = parts;
  const engine: Engine = {
    database: withSharedReads(database),
    store: messages,
    pivotCache: createPivotCache(now),
    budget: createAnswerBudget(),
    queue: createSearchQueue(SEARCH_LIMITS),
    lookups: { database, queue: createSearchQueue(LOOKUP_LIMITS) },
    compile: compileQuery(leadingWildcards),
    rangeLimit: () => rangeLimit(configs.get(SEARCHES_CONFIG)),
    leadingWildcards,
    now: searchInstant(now, () => lastStored(messages)),
  };
  serveSearches(table, { engine, searches, streams });
  serveQueryHelp(table, { engine, streams });
  serveMessages(table, messages);
  serveExport(table, { engine, streams, searches });
  serveScripting(table, { engine, streams });
  serveUniversalSearch(table, { engine, streams, decorators: parts.decorators });
}

function lastStored(messages: MessageStore): number {
  const { upTo, release } = messages.lease({ sets: [] });
  release();
  return upTo;
}

/** In seconds; 0 is unlimited. */
function rangeLimit(config: ConfigDocument | undefined): number {
  const limit = config?.['query_time_range_limit'];
  return typeof limit === 'string' ? (durationSeconds(limit) ?? 0) : 0;
}
