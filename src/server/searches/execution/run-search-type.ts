import { nodeText } from '@/domain/node-text/node-text';
import type { SearchTypeResult } from '@/contract/search';
import { QuerySyntaxError } from '@/domain/query/syntax/syntax-error';
import { ConditionError } from '../../messages/regexp/condition-error';
import { pivotSearch } from '../pivot/pivot-search';
import type { QueryDocument, SearchTypeDocument } from '../documents/search-document';
import type { Damage } from '../../indices/searched';
import { nameOf, select } from '../../messages/selection';
import { aroundDamage } from './around-damage';
import { withLease, type Moment } from './engine';
import { messagesResult } from './messages-result';
import { streamsNamed, windowOfType } from './query-plan';
import { allAsked, existing } from '../scope/scope';
import type { PivotScope } from '../pivot/cache/pivot-scope';
import { SearchFailure } from '../scope/search-failure';
import { syntaxText } from './validate-query';

/** Adds indices whose messages are missing in the result to `damaged`. @throws SearchFailure */
export async function runSearchType(
  query: QueryDocument,
  type: SearchTypeDocument,
  moment: Moment,
  damaged: Damage[],
): Promise<SearchTypeResult> {
  switch (type.type) {
    case 'messages':
      return inScope(query, type, moment, damaged, (scope) =>
        messagesResult(
          type,
          scope,
          askedBy(query, type),
          moment.totals.get(nameOf(scope.selection)),
        ),
      );
    case 'pivot':
      return inScope(query, type, moment, damaged, (scope) => {
        const result = pivotSearch(type, scope);
        moment.totals.set(
          nameOf(scope.selection),
          result.then(
            ({ total }) => total,
            () => undefined,
          ),
        );
        return result;
      });
    case 'events':
      // Events are not supported yet; the answer is that of a server without any.
      return { name: type.name, id: type.id, events: [], type: 'events' };
    default:
      return unknown(type);
  }
}

function unknown(type: never): never {
  const { type: name } = type as { type: string };
  throw new SearchFailure(nodeText('node.search.unknownSearchType', { name }), {
    unknownType: true,
  });
}

/** Holds a lease on the indices until the result is complete. */
async function inScope<T>(
  query: QueryDocument,
  type: SearchTypeDocument,
  moment: Moment,
  damaged: Damage[],
  work: (scope: PivotScope) => Promise<T>,
): Promise<T> {
  const { access, engine, now } = moment;
  const window = windowOfType(query, type, moment.change, now);
  const named = streamsNamed(query, type);
  const known = existing(named, access);
  const streams = coversAll(named, moment) ? undefined : known;
  const asked = askedBy(query, type);
  const { database, store, pivotCache } = engine;
  return withLease(
    engine,
    { sets: access.setsOf(known), from: window.from, to: window.to },
    moment.signal,
    async (lease, signal) => {
      damaged.push(...lease.damaged);
      const all = readable(() =>
        select(lease, {
          where: (catalogue) => engine.compile(asked, catalogue, now),
          from: window.from,
          to: window.to,
          streams,
        }),
      );
      const found = await aroundDamage(all, (selection) =>
        work({
          database,
          store,
          pivotCache,
          selection,
          window,
          signal,
          reserve: (bytes) => moment.share.take(bytes, signal),
        }),
      );
      damaged.push(...found.damaged);
      // Not awaited, because it waits for this search to end.
      for (const { index, reason } of found.damaged) void store.condemn(index, reason);
      return found.result;
    },
  );
}

const askedBy = (query: QueryDocument, type: SearchTypeDocument) =>
  readable(() =>
    allAsked(
      [query.query.query_string, type.query?.query_string ?? ''],
      [query.filter, type.filter],
    ),
  );

/** Users who may read everything and search all streams need no condition on streams. */
const coversAll = (named: readonly string[], { access }: Moment) =>
  access.readsAll && access.readable.every((id) => named.includes(id));

function readable<T>(compile: () => T): T {
  try {
    return compile();
  } catch (error) {
    if (error instanceof QuerySyntaxError) throw new SearchFailure(syntaxText(error));
    if (error instanceof ConditionError) throw new SearchFailure(error.text);
    throw error;
  }
}
