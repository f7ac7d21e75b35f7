import { nodeText, textOfError } from '@/domain/node-text/node-text';
import type { MessagesResult, ResultMessage } from '@/contract/search';
import type { Fields } from '@/domain/exact';
import { parseExact } from '@/domain/exact-json';
import type { QueryNode } from '@/domain/query/syntax/tree';
import { decoration, UnknownDecorator } from '../../decorators/decorate';
import type { SentDecorator } from '../../decorators/decorator-schema';
import { RawJson } from '../../http/raw-json';
import type { MessagesDocument } from '../documents/search-document';
import { mapInTurns } from '../../storage/sql/turns';
import { demandSimpleList } from '../bounds/search-bounds';
import { highlighter } from '../../messages/highlight';
import { unitedField } from '../../messages/fields/united-field';
import type { Scope } from '../scope/scope';
import { SearchFailure } from '../scope/search-failure';
import { effectiveRange } from '../scope/time-window';

/** The number of messages that can be paged through. */
const RESULT_WINDOW = 10_000;

/** Larger results are not highlighted. */
const MOST_MARKED = 500;
const LONGEST_MARKED = 100_000;

/**
 * Returns rows and the total of the same snapshot; `counted` is used if the total is known already.
 * Matches of `query` are highlighted. @throws SearchFailure
 */
export async function messagesResult(
  list: MessagesDocument,
  scope: Scope,
  query: QueryNode,
  counted?: Promise<number | undefined>,
): Promise<MessagesResult> {
  demandSimpleList(list);
  const { id, name, limit, offset, sort, fields, decorators } = list;
  if (offset + limit > RESULT_WINDOW) throw tooFar(offset + limit);
  for (const { field } of sort ?? []) demandSortable(field, scope);
  const rowOf = rowBy(fields, decorators);
  const { store, selection, signal, window, reserve } = scope;
  const { found, total } = await store.findCounted(
    selection,
    { sort: sort ?? [], limit, offset, reserve, signal },
    counted,
  );
  const mark = found.length > MOST_MARKED ? undefined : highlighter(query, selection.catalogues);
  const marksOf = (doc: string) =>
    mark && doc.length <= LONGEST_MARKED ? mark(JSON.parse(doc) as Fields) : {};
  return {
    ...(name !== null && { name }),
    id,
    messages: await mapInTurns(
      found,
      ({ doc, index }): ResultMessage => ({
        highlight_ranges: marksOf(doc),
        ...rowOf(doc),
        index,
      }),
      signal,
    ),
    effective_timerange: effectiveRange(window),
    total_results: total,
    type: 'messages',
  };
}

/** Turns a stored document into the requested row. */
function rowBy(
  fields: readonly string[],
  decorators: readonly SentDecorator[],
): (doc: string) => Pick<ResultMessage, 'message' | 'decoration_stats'> {
  const wanted = new Set(fields);
  if (decorators.length === 0)
    return (doc) => ({
      message: fields.length === 0 ? spliced(doc) : only(doc, wanted),
      decoration_stats: null,
    });
  const decorate = readyDecoration(decorators);
  return (doc) => {
    const { message, stats } = decorate(
      fields.length === 0 ? (parseExact(doc) as Fields) : only(doc, wanted),
    );
    return { message, decoration_stats: stats };
  };
}

function readyDecoration(decorators: readonly SentDecorator[]) {
  try {
    return decoration(decorators);
  } catch (error) {
    if (error instanceof UnknownDecorator) throw new SearchFailure(textOfError(error));
    throw error;
  }
}

function tooFar(last: number): SearchFailure {
  return new SearchFailure(nodeText('node.search.window', { last, most: RESULT_WINDOW }), {
    windowLimit: RESULT_WINDOW,
  });
}

function demandSortable(field: string, { selection }: Scope): void {
  const { kind } = unitedField(selection.catalogues, field);
  if (kind === 'missing') throw new SearchFailure(nodeText('node.search.sortMissing', { field }));
  if (kind === 'text') throw new SearchFailure(nodeText('node.search.sortText', { field }));
}

/** Puts a stored document into the answer verbatim, without parsing it. */
export const spliced = (doc: string): Fields => new RawJson(doc) as unknown as Fields;

function only(doc: string, wanted: ReadonlySet<string>): Fields {
  const message = parseExact(doc) as Fields;
  return Object.fromEntries(
    Object.entries(message).filter(([name]) => name === '_id' || wanted.has(name)),
  );
}
