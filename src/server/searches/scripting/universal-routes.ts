import { randomUUID } from 'node:crypto';
import type { Decorator } from '@/contract/decorators';
import type { Endpoint } from '@/contract/endpoint';
import { PERMISSIONS } from '@/contract/permissions';
import * as api from '@/contract/universal-search';
import type { TimeRange } from '@/domain/time-range/time-range';
import { jsonResponse } from '../../http/answers';
import { beanProblem } from '../../http/bean-violations';
import type { Call } from '../../http/call';
import { largeAnswer } from '../../http/large-answer';
import { preferredType } from '../../http/negotiation';
import { Problem } from '../../http/problem';
import { wholeNumber } from '../../http/query-values';
import { serve, type RouteTable } from '../../http/serve';
import type { Documents } from '../../storage/documents';
import type { StreamDirectory } from '../../streams/stream-store';
import { newObjectId } from '../documents/search-schema';
import { isTimeZone } from '../documents/keyword-range';
import { timeRangeSchema } from '../documents/time-range-schema';
import type { Engine } from '../execution/engine';
import { runSearch } from '../execution/run-search';
import { csvFormat } from '../export/export-format';
import { exportResponse } from '../export/export-stream';
import { allAsked } from '../scope/scope';
import { windowOf } from '../scope/time-window';
import { decoratorsOf, universalResult } from './universal-result';

type Services = { engine: Engine; streams: StreamDirectory; decorators: Documents<Decorator> };
type Form = {
  permission: string;
  /** The names that Graylog's list of violations uses. */
  place: { search: string; export: string };
  window(query: URLSearchParams, demand: Demand): TimeRange;
  /** Part of the name of the downloaded file. */
  named(query: URLSearchParams): string;
};
/** Refuses a parameter, counted from 0 among those of the endpoint. */
type Demand = (at: number, rule: string, message: string, value: string | null) => Problem;

const ROWS = 150;
const LARGE_BYTES = 1024 * 1024;
const badRange = () => new Problem(400, 'Invalid timerange parameters provided');

const FORMS = {
  relative: {
    permission: PERMISSIONS.searches.relative,
    place: {
      search: 'RelativeSearchResource.searchRelative',
      export: 'RelativeSearchResource.exportSearchRelativeChunked',
    },
    window(query, refuse) {
      const range = wholeNumber(query, 'range', 0);
      if (range < 0)
        throw refuse(1, 'PositiveOrZero', 'must be greater than or equal to 0', `${range}`);
      return { type: 'relative', range };
    },
    named: (query) => `relative-${query.get('range') ?? '0'}`,
  },
  absolute: {
    permission: PERMISSIONS.searches.absolute,
    place: {
      search: 'AbsoluteSearchResource.searchAbsolute',
      export: 'AbsoluteSearchResource.exportSearchAbsoluteChunked',
    },
    window(query, refuse) {
      for (const [at, name] of ['from', 'to'].entries())
        if (!query.get(name)) throw refuse(at + 1, 'NotEmpty', 'must not be empty', null);
      return rangeOf({ type: 'absolute', from: query.get('from'), to: query.get('to') });
    },
    named: (query) => `absolute-${query.get('from')}-${query.get('to')}`,
  },
  keyword: {
    permission: PERMISSIONS.searches.keyword,
    place: {
      search: 'KeywordSearchResource.searchKeyword',
      export: 'KeywordSearchResource.exportSearchKeywordChunked',
    },
    window(query, refuse) {
      for (const [at, name] of ['keyword', 'timezone'].entries())
        if (!query.get(name)) throw refuse(at + 1, 'NotEmpty', 'must not be empty', null);
      const timezone = query.get('timezone') ?? '';
      if (!isTimeZone(timezone)) throw badRange();
      return rangeOf({ type: 'keyword', keyword: query.get('keyword'), timezone });
    },
    named: (query) => `keyword-${query.get('keyword')}`,
  },
} satisfies Record<string, Form>;

/** Graylog's legacy search, which scripts still use. */
export function serveUniversalSearch(table: RouteTable, services: Services): void {
  const form = <Search, Export>(
    rows: Endpoint<Search, api.UniversalResult | string>,
    file: Endpoint<Export, string>,
    kind: Form,
  ) => {
    serve(table, rows, (call) =>
      preferredType(call.request, api.ROWS_TYPES) === 'text/csv'
        ? csv(services, call, kind)
        : found(services, call, kind),
    );
    serve(table, file, async (call) => {
      const response = await csv(services, call, kind);
      const name = `graylog-search-result-${kind.named(call.query)}.csv`;
      response.headers.set('content-disposition', `attachment; filename=${safe(name)}`);
      return response;
    });
  };
  form(api.searchRelative, api.exportRelative, FORMS.relative);
  form(api.searchAbsolute, api.exportAbsolute, FORMS.absolute);
  form(api.searchKeyword, api.exportKeyword, FORMS.keyword);
}

const safe = (name: string) => name.replaceAll(/[^\w.:+-]/g, '_');

function rangeOf(range: unknown): TimeRange {
  const read = timeRangeSchema.safeParse(range);
  if (!read.success) throw badRange();
  return read.data;
}

/** Query, window, streams and fields of a request. @throws Problem 400, 403 */
function askedBy(call: Call, { permission, place, window }: Form, answer: 'search' | 'export') {
  const { query } = call;
  const streams = streamsOf(call, query.get('filter') ?? '', permission);
  const refuse: Demand = (index, rule, message, value) => {
    const path = `${place[answer]}.arg${index}`;
    if (answer === 'export')
      return new Problem(400, message, `${message} (path = ${path}, invalidValue = ${value})\n`, {
        'content-type': 'text/plain',
      });
    return beanProblem(place[answer], [{ member: `arg${index}`, rule, message, value }]);
  };
  const text = query.get('query') ?? '';
  if (text === '') throw refuse(0, 'NotEmpty', 'must not be empty', query.get('query'));
  const range = window(query, refuse);
  const fields = (query.get('fields') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== '*');
  return {
    text,
    range,
    streams,
    fields: fields.length === 0 ? [] : [...new Set(['timestamp', ...fields])],
  };
}

/** Without a filter all messages are searched, which needs the permission of the form. */
function streamsOf(call: Call, filter: string, permission: string): string[] {
  if (filter === '' || filter === '*') {
    call.demand(permission);
    return [];
  }
  const [, list] = /^streams:([\w,\s]+)$/.exec(filter) ?? [];
  if (list === undefined) throw new Problem(403, `Not authorized to search with ${filter}`);
  const ids = list.split(',').map((id) => id.trim());
  for (const id of ids) call.demand(PERMISSIONS.streams.read, id);
  return ids;
}

/** Failures that the query has no part in. */
const OF_SERVER: ReadonlySet<string> = new Set([
  'node.search.failed',
  'node.search.unreadableIndex',
  'node.search.waited',
  'node.search.tookTooLong',
]);

/** Whether the request is wrong, and not the server. */
const isAtFault = (errors: readonly { code?: string | undefined }[]): boolean =>
  errors.length > 0 && errors.every(({ code }) => code === undefined || !OF_SERVER.has(code));

async function found(services: Services, call: Call, kind: Form): Promise<Response> {
  const started = Date.now();
  const { text, range, streams, fields } = askedBy(call, kind, 'search');
  const decorators =
    (call.query.get('decorate') ?? 'true') === 'true'
      ? decoratorsOf(services.decorators.all(), streams)
      : [];
  const [field = 'timestamp', order = 'desc'] = (call.query.get('sort') || 'timestamp:desc').split(
    ':',
  );
  const { job, share } = await runSearch(services, call, {
    search: {
      id: newObjectId(),
      parameters: [],
      queries: [
        {
          id: 'query',
          timerange: range,
          filter:
            streams.length === 0
              ? null
              : { type: 'or', filters: streams.map((id) => ({ type: 'stream', id })) },
          filters: [],
          query: { type: 'elasticsearch', query_string: text },
          search_types: [
            {
              type: 'messages',
              id: randomUUID(),
              name: null,
              filter: null,
              filters: [],
              timerange: null,
              query: null,
              streams: [],
              limit: Math.max(0, wholeNumber(call.query, 'limit', ROWS)) || ROWS,
              offset: Math.max(0, wholeNumber(call.query, 'offset', 0)),
              sort: [{ field, order: /^asc/i.test(order) ? 'ASC' : 'DESC' }],
              fields,
              decorators,
            },
          ],
        },
      ],
    },
  });
  const ran = job.results['query'];
  const [result] = Object.values(ran?.search_types ?? {});
  if (ran === undefined || result?.type !== 'messages') {
    share.release();
    throw new Problem(
      isAtFault(job.errors ?? []) ? 400 : 500,
      (job.errors ?? []).map(({ description }) => description).join(' '),
    );
  }
  const asked = { query: text, fields, isDecorated: decorators.length > 0 };
  const answer = universalResult(result, asked, Date.now() - started);
  if (share.taken() > LARGE_BYTES) return largeAnswer(answer, call.reply.headers, share.release);
  share.release();
  return jsonResponse(answer, 200, call.reply.headers);
}

async function csv(services: Services, call: Call, kind: Form): Promise<Response> {
  const { text, range, streams, fields } = askedBy(call, kind, 'export');
  const limit = wholeNumber(call.query, 'limit', 0);
  // Checked only: messages are read in pages of the node's own size.
  wholeNumber(call.query, 'batch_size', 0);
  return exportResponse(
    services,
    {
      window: windowOf(range, services.engine.now()),
      tree: () => allAsked([text]),
      streams,
      limit: limit > 0 ? limit : undefined,
      offset: Math.max(0, wholeNumber(call.query, 'offset', 0)),
      decorators: [],
    },
    call,
    csvFormat(fields.length > 0 ? fields : ['timestamp', 'source', 'message'], 'UTC'),
  );
}
