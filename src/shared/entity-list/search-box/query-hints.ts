import type { ListAttribute } from '@/contract/page-list';
import { ANY_TEXT, parseListQuery, type ListTerm } from '@/domain/list-query/list-query';
import { unreachable } from '@/domain/unreachable';

/** A term that the server probably misinterprets; it accepts any query for a list. */
export type QueryHint =
  | { kind: 'unknownField'; field: string }
  | { kind: 'openQuote' }
  | { kind: 'notA'; type: 'DATE' | 'BOOLEAN' | 'INT'; field: string; value: string };

const NAMED = /^-?([^\s:"'<>=]+):\S/;

export function queryHints(query: string, attributes: readonly ListAttribute[]): QueryHint[] {
  const types = new Map(attributes.map(({ id, type }) => [id, type]));
  const terms = parseListQuery(query, new Set([...types.keys(), 'id']));
  const hints = terms.flatMap((term): QueryHint[] => {
    const type = types.get(term.field);
    if (type !== undefined) return typeMismatch(term, type);
    const [, field] = term.field === ANY_TEXT ? (NAMED.exec(term.value) ?? []) : [];
    return field === undefined || attributes.length === 0 ? [] : [{ kind: 'unknownField', field }];
  });
  return (query.match(/"/g) ?? []).length % 2 === 1 ? [...hints, { kind: 'openQuote' }] : hints;
}

const DATE = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

function typeMismatch({ field, value }: ListTerm, type: ListAttribute['type']): QueryHint[] {
  switch (type) {
    case 'DATE':
      return DATE.test(value) ? [] : [{ kind: 'notA', type, field, value }];
    case 'BOOLEAN':
      return /^(true|false)$/i.test(value) ? [] : [{ kind: 'notA', type, field, value }];
    case 'INT':
    case 'LONG':
      return /^-?\d+$/.test(value) ? [] : [{ kind: 'notA', type: 'INT', field, value }];
    case 'STRING':
    case 'OBJECT_ID':
      return [];
    default:
      return unreachable(type);
  }
}
