import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantOfLocal, offsetAt } from '@/domain/format/instants/zone';
import { createBackend, type Backend } from '@/server/backend';
import { withoutPlace } from './without-place';

type TesterCase = {
  id: string;
  path: string;
  body?: unknown;
  answer: { status: number; body: unknown };
};
type DateCase = {
  id: string;
  path: string;
  answer: { status: number; from: string; to: string; timezone: string };
};

/** What a Graylog 5.1.13 answered. */
const cases = JSON.parse(
  readFileSync(new URL('fixtures/processing/testers.json', import.meta.url), 'utf8'),
) as (TesterCase | DateCase)[];
const dateCases = cases.filter((one): one is DateCase => 'from' in one.answer);
const testerCases = cases.filter((one): one is TesterCase => !('from' in one.answer));

const NOW = Date.parse('2026-11-21T13:35:48.301Z');
const DAY_MS = 86_400_000;

let backend: Backend;
beforeAll(async () => {
  backend = await createBackend({ adminPassword: 'secret', passwordCost: 1024, now: () => NOW });
});
afterAll(() => backend.close());

async function ask(path: string, body?: unknown) {
  const answer = await backend.handle(
    new Request(`http://node.test/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-requested-by': 'test',
        authorization: `Basic ${btoa('admin:secret')}`,
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  return { status: answer.status, body: JSON.parse(await answer.text()) as unknown };
}

/** Answers that differ, with the status of the node. */
const DIFFERENT: readonly { cases: RegExp; status: number; why: string }[] = [
  {
    cases: /^test_replace_(missing_group|lone_dollar)$/,
    status: 400,
    why: 'A replacement that does not fit is the mistake of the request, and the node tells which it is.',
  },
  {
    cases: /^test_json_null$/,
    status: 400,
    why: 'A text without an object is the mistake of the request.',
  },
  {
    cases: /^test_json_(array|array_objects|string|blank|broken|single_quotes|nan)$/,
    status: 400,
    why: 'The messages of the JSON parser are those of another one.',
  },
];
const differenceOf = ({ id }: TesterCase) => DIFFERENT.find((one) => one.cases.test(id));

describe('testers answer as those of Graylog', () => {
  it.each(testerCases.filter((one) => !differenceOf(one)))(
    '$id',
    async ({ path, body, answer }) => {
      const got = await ask(path, body);
      expect({ ...got, body: withoutPlace(got.body) }).toEqual({
        ...answer,
        body: withoutPlace(answer.body),
      });
    },
  );

  it.each(testerCases.filter(differenceOf))('$id still differs', async (one) => {
    const { body, status } = await ask(one.path, one.body);
    expect(status).toBe(differenceOf(one)?.status);
    expect(withoutPlace(body)).not.toEqual(withoutPlace(one.answer.body));
  });
});

/** The instant of `day N` (midnight N days from today), `now Ns` or a time. */
function instantOf(text: string, zone: string): number {
  const [, days] = /^day (-?\d+)$/.exec(text) ?? [];
  const [, seconds] = /^now (-?\d+)s$/.exec(text) ?? [];
  if (seconds !== undefined) return NOW + Number(seconds) * 1000;
  if (days === undefined) return Date.parse(text);
  const today = Math.floor((NOW + offsetAt(NOW, zone)) / DAY_MS) * DAY_MS;
  return instantOfLocal(today + Number(days) * DAY_MS, zone);
}

describe('natural dates are those of Graylog', () => {
  it.each(dateCases)('$id', async ({ path, answer: { from, to, timezone, status } }) => {
    const got = await ask(path);
    const body = got.body as { from: string; to: string; timezone: string };
    expect({
      status: got.status,
      timezone: body.timezone,
      // Graylog reads the clock twice, and the recording rounds.
      from: Math.round(Date.parse(body.from) / 10_000),
      to: Math.round(Date.parse(body.to) / 10_000),
    }).toEqual({
      status,
      timezone,
      from: Math.round(instantOf(from, timezone) / 10_000),
      to: Math.round(instantOf(to, timezone) / 10_000),
    });
  });
});
