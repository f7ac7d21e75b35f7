import { nodeText } from '@/domain/node-text/node-text';
import type { SearchTypeResult } from '@/contract/search';
import { pivotSearch } from '../pivot/pivot-search';
import type { QueryDocument, SearchTypeDocument } from '../documents/search-document';
import type { Damage, Lease } from '../../indices/searched';
import { nameOf, select } from '../../messages/selection';
import { aroundDamage } from './around-damage';
import type { Moment } from './engine';
import { messagesResult } from './messages-result';
import { streamsNamed, windowOfType } from './query-plan';
import { existing } from '../scope/scope';
import type { PivotScope } from '../pivot/cache/pivot-scope';
import { SearchFailure } from '../scope/search-failure';

/** A search type that is ready to run: it sees the messages as of now. */
export type ReadyType = {
  query: QueryDocument;
  type: SearchTypeDocument;
  /** Indices whose messages are missing in the result. */
  damaged: Damage[];
  /** @throws SearchFailure */
  run(): Promise<SearchTypeResult>;
  /** To be called once it has run, or will not run. */
  release(): void;
};

/** Leases the indices of a search type. */
export function readyType(
  query: QueryDocument,
  type: SearchTypeDocument,
  moment: Moment,
): ReadyType {
  const damaged: Damage[] = [];
  switch (type.type) {
    case 'messages':
      return inScope(query, type, moment, (scope) =>
        messagesResult(
          type,
          scope,
          moment.asked.treeOf(query, type),
          moment.totals.get(nameOf(scope.selection)),
        ),
      );
    case 'pivot':
      return inScope(query, type, moment, (scope) => {
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
      return {
        query,
        type,
        damaged,
        run: async () => ({ name: type.name, id: type.id, events: [], type: 'events' }),
        release: () => undefined,
      };
    default:
      return { query, type, damaged, run: async () => unknown(type), release: () => undefined };
  }
}

function unknown(type: never): never {
  const { type: name } = type as { type: string };
  throw new SearchFailure(nodeText('node.search.unknownSearchType', { name }), {
    unknownType: true,
  });
}

/** Holds a lease on the indices until the result is complete. */
function inScope(
  query: QueryDocument,
  type: SearchTypeDocument,
  moment: Moment,
  work: (scope: PivotScope) => Promise<SearchTypeResult>,
): ReadyType {
  const damaged: Damage[] = [];
  let leased: Leased;
  try {
    leased = leasedFor(query, type, moment);
  } catch (error) {
    return { query, type, damaged, run: () => Promise.reject(error), release: () => undefined };
  }
  const { lease, window, streams } = leased;
  const { asked, engine, share } = moment;
  const { database, store, pivotCache } = engine;
  const signal = AbortSignal.any([moment.signal, lease.signal]);
  async function run(): Promise<SearchTypeResult> {
    damaged.push(...lease.damaged);
    const tree = asked.treeOf(query, type);
    const all = select(lease, {
      where: (catalogue) => asked.compiled(tree, catalogue),
      from: window.from,
      to: window.to,
      streams,
    });
    const reserve = (bytes: number) => share.take(bytes, signal);
    // Nothing more is read for an answer that is too large.
    if (share.isRefused()) await reserve(0);
    const found = await aroundDamage(all, (selection) =>
      work({ database, store, pivotCache, selection, window, signal, reserve }),
    );
    damaged.push(...found.damaged);
    // Not awaited, because it waits for this search to end.
    for (const { index, reason } of found.damaged) void store.condemn(index, reason);
    return found.result;
  }
  return { query, type, damaged, run, release: lease.release };
}

type Leased = {
  lease: Lease;
  window: ReturnType<typeof windowOfType>;
  streams: readonly string[] | undefined;
};

/** @throws SearchFailure for a window or streams that do not exist */
function leasedFor(query: QueryDocument, type: SearchTypeDocument, moment: Moment): Leased {
  const { access, engine, now, change } = moment;
  const window = windowOfType(query, type, change, now);
  const named = streamsNamed(query, type);
  const known = existing(named, access);
  const sets = access.setsOf(known);
  return {
    lease: engine.store.lease({ sets, from: window.from, to: window.to }),
    window,
    streams: coversAll(named, moment) ? undefined : known,
  };
}

/** Users who may read everything and search all streams need no condition on streams. */
function coversAll(named: readonly string[], { access }: Moment): boolean {
  const all = new Set(named);
  return access.readsAll && access.readable.every((id) => all.has(id));
}
