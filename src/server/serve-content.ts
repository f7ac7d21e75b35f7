import type { Decorator } from '@/contract/decorators';
import { serveDecorators } from './decorators/decorator-routes';
import { collectionsOf } from './entities/collections';
import { createEntityDirectory } from './entities/entity-directory';
import { serveFavorites } from './entities/favorite-routes';
import { serveStartPage } from './entities/start-page-routes';
import { serveSuggestions } from './entities/suggestion-routes';
import type { RouteTable } from './http/serve';
import { forStreams } from './index-sets/index-set-store';
import { typeName } from './inputs/registry';
import { serveOutputs } from './outputs/output-routes';
import { serveStreamOutputs } from './outputs/stream-output-routes';
import type { Reception } from './reception';
import { serveSearchApi } from './searches/serve-search-api';
import { serveShareLists } from './sharing/share-lists';
import { serveShares } from './sharing/share-routes';
import type { Database } from './storage/database';
import { openDocuments } from './storage/documents';
import type { Stores } from './stores';
import { serveStreamApi } from './streams/serve-stream-api';
import { serveViews } from './views/view-routes';
import { streamsOfView } from './views/view-store';

export type ContentServices = {
  database: Database;
  stores: Stores;
  reception: Pick<Reception, 'inputs'>;
  leadingWildcards: boolean | undefined;
  /** Milliseconds since the epoch. */
  now: () => number;
};

/** What users create, find and share: streams, outputs, views, searches, decorators. */
export async function serveContent(
  table: RouteTable,
  { database, stores, reception, leadingWildcards, now }: ContentServices,
): Promise<void> {
  serveStreamApi(table, {
    ...stores,
    indexSets: forStreams(stores.indexSets),
    now,
    ruleInputs: () =>
      reception.inputs.list().map(({ id, title, type }) => ({ id, title, name: typeName(type) })),
  });
  serveOutputs(table, { ...stores, now });
  serveStreamOutputs(table, { ...stores, now });
  serveViews(table, { ...stores, now });
  serveSearchApi(table, { ...stores, database, leadingWildcards, now });
  serveDecorators(table, {
    decorators: await openDocuments<Decorator>(stores.documents, 'decorators'),
    now,
  });
  serveEntities(table, stores);
}

/** What all kinds of entities have in common: suggestions, favorites, the start page, sharing. */
function serveEntities(table: RouteTable, stores: Stores): void {
  const directory = createEntityDirectory(stores);
  serveSuggestions(table, collectionsOf(stores));
  serveFavorites(table, stores.favorites, directory);
  serveStartPage(table, { ...stores, directory });
  const sharing = {
    ...stores,
    directory,
    dependenciesOf: (grn: string) => streamsOfView(stores.views, stores.searches.load, grn),
  };
  serveShares(table, sharing);
  serveShareLists(table, sharing);
}
