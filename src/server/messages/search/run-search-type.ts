import type { SearchTypeResult } from '@/contract/search';
import { QuerySyntaxError } from '@/domain/query/syntax-error';
import { ConditionError } from '../conditions/condition-error';
import { selectionSql } from '../finder';
import { pivotSearch } from '../pivot/pivot-search';
import type { QueryDocument, SearchTypeDocument } from '../../searches/search-document';
import { bothConditions, type SqlCondition } from '../condition';
import type { Moment } from './engine';
import { messagesResult } from './messages-result';
import { streamsNamed, windowOfType } from './query-plan';
import { allAsked, existing, type Scope } from './scope';
import { SearchFailure } from './search-failure';
import { syntaxMessage } from './validate-query';

/** @throws SearchFailure */
export async function runSearchType(query: QueryDocument, type: SearchTypeDocument, moment: Moment): Promise<SearchTypeResult> {
  switch (type.type) {
    case 'messages': {
      const scope = scopeOf(query, type, moment);
      return messagesResult(type, scope, moment.totals.get(nameOf(scope)));
    }
    case 'pivot': {
      const scope = scopeOf(query, type, moment);
      const result = pivotSearch(type, scope);
      moment.totals.set(nameOf(scope), result.then(({ total }) => total, () => undefined));
      return result;
    }
    case 'events':
      // Events are not raised here yet; the shape is that of a server where none happened.
      return { name: type.name, id: type.id, events: [], type: 'events' };
    default:
      return unknown(type);
  }
}

function nameOf({ selection }: Scope): string {
  const { sql, params } = selectionSql(selection);
  return `${sql}\n${params.map(String).join('\n')}`;
}

function unknown(type: never): never {
  const { type: name } = type as { type: string };
  throw new SearchFailure(`Unknown search type '${name}' for elasticsearch backend, cannot generate query`, { unknownType: true });
}

function scopeOf(query: QueryDocument, type: SearchTypeDocument, moment: Moment): Scope {
  const { access, engine, fields, now, lastSeq, signal } = moment;
  const window = windowOfType(query, type, moment.change, now);
  const named = streamsNamed(query, type);
  const streams = coversAll(named, moment) ? undefined : existing(named, access);
  const asked = readable(() => fields.compile(allAsked([query.query.query_string, type.query?.query_string ?? ''], [query.filter, type.filter])));
  const condition = bothConditions({ sql: `seq <= ${lastSeq}`, params: [] }, asked);
  return { database: engine.database, store: engine.store, fields, selection: { condition, from: window.from, to: window.to, streams }, window, signal };
}

/** Whoever reads everything and searches everywhere needs no look at the streams of each message. */
const coversAll = (named: readonly string[], { access }: Moment) => access.readsAll && access.readable.every((id) => named.includes(id));

function readable(compile: () => SqlCondition): SqlCondition {
  try {
    return compile();
  } catch (error) {
    if (error instanceof QuerySyntaxError) throw new SearchFailure(syntaxMessage(error));
    if (error instanceof ConditionError) throw new SearchFailure(error.message);
    throw error;
  }
}
