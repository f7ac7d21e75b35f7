import { testNaturalDate } from '@/contract/tools';
import { queryViolations } from './arguments';
import { Problem } from '../http/problem';
import type { GrokStore } from '../grok/grok-store';
import { serve, type RouteTable } from '../http/serve';
import { serveGrokTester } from './grok-tester';
import { serveJsonTester } from './json-tester';
import { serveRegexTesters } from './regex-testers';
import { serveTextTesters } from './text-testers';
import { isTimeZone, parseKeyword } from '../searches/documents/keyword-range';

/** `now` in milliseconds since the epoch. */
export type ToolServices = { grok: Pick<GrokStore, 'expressions'>; now: () => number };

export function serveTools(table: RouteTable, { grok, now }: ToolServices): void {
  serveRegexTesters(table);
  serveGrokTester(table, grok);
  serveJsonTester(table);
  serveTextTesters(table);
  serve(table, testNaturalDate, ({ query }) => {
    const [keyword, timezone] = [query.get('string') ?? '', query.get('timezone') ?? ''];
    if (timezone === '' || keyword === '') throw emptyArguments(query);
    // Graylog responds with 500 here.
    if (!isTimeZone(timezone)) throw new Problem(400, `Invalid timeZone: ${timezone}`);
    const window = parseKeyword(keyword, timezone, now());
    if (!window) throw new Problem(422, 'HTTP 422 ');
    return {
      from: new Date(window.from).toISOString(),
      to: new Date(window.to).toISOString(),
      timezone,
    };
  });
}

const emptyArguments = (query: URLSearchParams) =>
  queryViolations('NaturalDateTesterResource.naturalDateTester', [
    ['arg1', query.get('timezone')],
    ['arg0', query.get('string')],
  ]);
