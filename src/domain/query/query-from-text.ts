import type { FieldValue } from '../exact';
import { parseExact } from '../exact-json';
import { isObject } from '../json-object';
import { fromParams } from '../time-range/url-form';
import { addTerm } from './terms';

/** What was found in a pasted text. */
export type FoundQuery = {
  kind: 'address' | 'json';
  query: string;
  /** Set if a URL contains more than a query: time range, streams, columns or sorting. */
  search?: FoundSearch;
};
export type FoundSearch = {
  params: URLSearchParams;
  /** The stream of a `/streams/:id/search` URL. */
  streamId?: string;
};

/** Fields set by the server per message, which would match only that one message. */
const SERVER_FIELDS = /^(?:_id|_index|gl2_.*|streams|timestamp|full_message)$/;
/** Maximum number of conditions; longer queries are not useful. */
const MAX_CONDITIONS = 20;
const MAX_VALUE_LENGTH = 200;
/** Maximum number of objects; longer queries are not readable. */
const MAX_OBJECTS = 10;
const MAX_LENGTH = 200_000;

/**
 * Extracts a query from a search URL, from an OpenSearch request in JSON, or builds one from the
 * fields of JSON objects (messages, flat or nested; several in a list or one per line are
 * alternatives). Undefined for any other text.
 */
export function queryFromText(text: string): FoundQuery | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) return undefined;
  if (/^(?:https?:\/)?\/\S+$/i.test(trimmed)) return fromUrl(trimmed);
  return /^[{[]/.test(trimmed) ? fromJson(trimmed) : undefined;
}

/** A URL without a host refers to this console. */
function fromUrl(text: string): FoundQuery | undefined {
  if (!URL.canParse(text, THIS_CONSOLE)) return undefined;
  const { pathname, searchParams: params } = new URL(text, THIS_CONSOLE);
  const [, streamId, isSearch] = /(?:\/streams\/([^/]+))?(\/search)\/?$/.exec(pathname) ?? [];
  const query = params.get('q') ?? '';
  const hasMoreParams =
    isSearch !== undefined &&
    (streamId !== undefined ||
      ['streams', 'sort', 'fields'].some((name) => params.has(name)) ||
      fromParams(params) !== undefined);
  if (text.startsWith('/') && isSearch === undefined) return undefined;
  if (hasMoreParams)
    return {
      kind: 'address',
      query,
      search: { params, ...(streamId !== undefined && { streamId }) },
    };
  return query === '' ? undefined : { kind: 'address', query };
}

const THIS_CONSOLE = 'http://localhost';

function fromJson(text: string): FoundQuery | undefined {
  const value = parsed(text) ?? jsonLines(text);
  const objects = Array.isArray(value) ? value : [value];
  if (objects.length > MAX_OBJECTS) return undefined;
  const queries = objects.map((one) =>
    isObject(one) ? (queryStringOf(one) ?? queryOfFields(one)) : undefined,
  );
  if (queries.some((one) => !one)) return undefined;
  const [only = '', ...others] = [...new Set(queries)];
  if (only === '') return undefined;
  return {
    kind: 'json',
    query: others.length === 0 ? only : [only, ...others].map((one) => `(${one})`).join(' OR '),
  };
}

/** JSON Lines: one value per line. */
function jsonLines(text: string): unknown[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parsed);
}

/**
 * Converts an OpenSearch request to the query language; an empty text if parts of it cannot be
 * expressed.
 */
function queryStringOf(value: Record<string, unknown>): string | undefined {
  const { query_string: written, query, type, bool } = value;
  if (isObject(written) && typeof written['query'] === 'string') return written['query'].trim();
  if (typeof written === 'string' && type === 'elasticsearch') return written.trim();
  if (isObject(bool)) return queryStringOfBool(bool);
  return isObject(query)
    ? (queryStringOf(query) ??
        (Object.keys(query).some((name) => CLAUSES.test(name)) ? '' : undefined))
    : undefined;
}

const CLAUSES =
  /^(?:match|match_all|match_phrase|multi_match|terms?|range|prefix|wildcard|regexp|exists|ids|simple_query_string|query_string|nested|constant_score)$/;

/** Only if every clause is required and a query string, apart from the time range. */
function queryStringOfBool(bool: Record<string, unknown>): string | undefined {
  const { must, filter, ...others } = bool;
  const clauses = [must, filter]
    .flat()
    .filter((clause) => clause !== undefined && !isTimeClause(clause));
  const queries = clauses.map((clause) => (isObject(clause) ? queryStringOf(clause) : undefined));
  const hasOtherClauses = Object.values(others).some((other) =>
    Array.isArray(other) ? other.length > 0 : isObject(other),
  );
  if (hasOtherClauses || queries.length === 0 || queries.some((one) => !one)) return '';
  return queries.length === 1 ? queries[0] : queries.map((one) => `(${one})`).join(' AND ');
}

const isTimeClause = (clause: unknown) =>
  isObject(clause) &&
  isObject(clause['range']) &&
  Object.keys(clause['range']).every((name) => /^@?timestamp$/.test(name));

function queryOfFields(value: Record<string, unknown>): string | undefined {
  // Messages of the API are wrapped in `message`, or in `fields`.
  const inner = [value['message'], value['fields']].find(isObject) ?? value;
  const fields = (
    isGelf(inner)
      ? storedFields(inner)
      : flatten(inner).filter(([name]) => !SERVER_FIELDS.test(name))
  ).slice(0, MAX_CONDITIONS);
  return fields.length === 0
    ? undefined
    : fields.reduce((query, [name, field]) => addTerm(query, name, field), '');
}

const isGelf = (value: Record<string, unknown>) =>
  typeof value['short_message'] === 'string' && ('version' in value || 'host' in value);

const STORED: Readonly<Record<string, string>> = { host: 'source', short_message: 'message' };

/**
 * Maps GELF members to stored fields: standard names, additional fields without the underscore, the
 * time separately.
 */
function storedFields(gelf: Record<string, unknown>): [name: string, value: FieldValue][] {
  return flatten(gelf).flatMap(([name, field]): [string, FieldValue][] => {
    if (name === 'version' || name === 'timestamp' || name === '_id') return [];
    return [[STORED[name] ?? name.replace(/^_/, ''), field]];
  });
}

/** Nested members are named like message fields, joined by underscores. */
function flatten(value: Record<string, unknown>, prefix = ''): [name: string, value: FieldValue][] {
  return Object.entries(value).flatMap(([key, member]): [string, FieldValue][] => {
    const name = `${prefix}${key}`;
    if (isObject(member)) return flatten(member, `${name}_`);
    return isScalar(member) && String(member).length <= MAX_VALUE_LENGTH && String(member) !== ''
      ? [[name, member]]
      : [];
  });
}

function parsed(text: string): unknown {
  try {
    return parseExact(text);
  } catch {
    return undefined;
  }
}

const isScalar = (value: unknown): value is string | number | bigint | boolean =>
  ['string', 'number', 'bigint', 'boolean'].includes(typeof value);
