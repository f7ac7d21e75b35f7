import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '@/server/backend';
import { withoutPlace } from './without-place';

type Tested = {
  status: number;
  matched: boolean;
  matches: Record<string, string>;
  error?: string;
};
type PatternCase = {
  id: string;
  pattern: string;
  string: string;
  answer: { named: Tested; all: Tested; test: { status: number; body: Record<string, unknown> } };
};
type CallCase = {
  id: string;
  method: string;
  path: string;
  body?: unknown;
  answer: { status: number; body: unknown };
};
type Context = { id: 'grok_context'; patterns: Record<string, string> };
type Names = { id: 'grok_patterns'; answer: { count: number; names: string[] } };

/** What a Graylog 5.1.13 answered. */
const cases = JSON.parse(
  readFileSync(new URL('fixtures/processing/grok.json', import.meta.url), 'utf8'),
) as (PatternCase | CallCase | Context | Names)[];
const patternCases = cases.filter((one) => 'pattern' in one);
const callCases = cases.filter((one) => 'path' in one);
const context = cases.find((one) => one.id === 'grok_context') as Context;
const recordedNames = (cases.find((one) => one.id === 'grok_patterns') as Names).answer.names;

/** Graylog's set is newer than that of the package. */
const MISSING = [
  'EMAILADDRESS',
  'EMAILLOCALPART',
  'HTTPD20_ERRORLOG',
  'HTTPD24_ERRORLOG',
  'HTTPDERROR_DATE',
  'HTTPDUSER',
  'HTTPD_ERRORLOG',
];

/** Answers that differ, by the end of the id and the way of asking. */
const DIFFERENT: readonly { cases: RegExp; why: string }[] = [
  {
    cases: /^grok_s_(email|httpd20) /,
    why: 'The pattern is one of those that the package lacks.',
  },
  {
    cases: /^grok_s_(apache|apache_named|apache_dash|combined) (all|test)$/,
    why: "Graylog's COMMONAPACHELOG names HTTPDUSER, which the package lacks, in place of a USER.",
  },
];
const isDifferent = (name: string) => DIFFERENT.some((one) => one.cases.test(name));

/** 500 in Graylog, although the request is at fault. */
const REFUSED: Readonly<Record<string, number>> = {
  grokapi_create_undefined: 400,
  grokapi_create_odd_name: 400,
};

let backend: Backend;
beforeAll(async () => {
  backend = await createBackend({ adminPassword: 'secret', passwordCost: 1024 });
  const patterns = Object.entries(context.patterns).map(([name, pattern]) => ({ name, pattern }));
  expect((await ask('PUT', '/system/grok', { patterns })).status).toBe(202);
});
afterAll(() => backend.close());

async function ask(method: string, path: string, body?: unknown) {
  const answer = await backend.handle(
    new Request(`http://node.test/api${path}`, {
      method,
      headers: {
        'x-requested-by': 'test',
        authorization: `Basic ${btoa('admin:secret')}`,
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

const tester = async (one: PatternCase, named_captures_only: boolean) => {
  const { pattern, string } = one;
  const { status, body } = await ask('POST', '/tools/grok_tester', {
    pattern,
    string,
    named_captures_only,
  });
  const { matched, matches, error_message } = body as {
    matched: boolean;
    matches: { name: string; match: string }[];
    error_message?: string;
  };
  return {
    status,
    matched,
    matches: Object.fromEntries(matches.map(({ name, match }) => [name, match])),
    ...(error_message !== undefined && { error: error_message }),
  };
};

const WAYS = {
  named: (one: PatternCase) => tester(one, true),
  all: (one: PatternCase) => tester(one, false),
  test: ({ pattern, string }: PatternCase) =>
    ask('POST', '/system/grok/test', {
      grok_pattern: { name: 'PARITYTEST', pattern },
      sampleData: string,
    }),
} as const;
const all = patternCases.flatMap((one) =>
  (Object.keys(WAYS) as (keyof typeof WAYS)[]).map((way) => ({
    name: `${one.id} ${way}`,
    one,
    way,
  })),
);

describe('grok expressions are answered as by Graylog', () => {
  it.each(all.filter(({ name }) => !isDifferent(name)))('$name', async ({ one, way }) => {
    expect(await WAYS[way](one)).toEqual(one.answer[way]);
  });

  it.each(all.filter(({ name }) => isDifferent(name)))(
    '$name still differs',
    async ({ one, way }) => {
      expect(await WAYS[way](one)).not.toEqual(one.answer[way]);
    },
  );
});

describe('other requests are answered as by Graylog', () => {
  it.each(callCases)('$id', async ({ id, method, path, body, answer }) => {
    const got = await ask(method, path, body);
    expect({ status: got.status, body: withoutPlace(got.body) }).toEqual({
      status: REFUSED[id] ?? answer.status,
      body: withoutPlace(answer.body),
    });
  });
});

it('a new node has the standard patterns', async () => {
  const { body } = await ask('GET', '/system/grok');
  const names = (body as { patterns: { name: string }[] }).patterns.map(({ name }) => name);
  expect(names.filter((name) => !(name in context.patterns)).sort()).toEqual(
    recordedNames.filter((name) => !MISSING.includes(name)),
  );
});
