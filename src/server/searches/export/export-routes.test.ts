import { describe, expect, it } from 'vitest';
import { askedBackend, read } from '@test/backend/asked-backend';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const MAIL = '6b019df4df73424ee9f4d114';
const EVERYTHING = { timerange: { type: 'relative', range: 300 } };

async function started(count = 3) {
  const messages = Array.from({ length: count }, (_, n) => ({
    message: n === 1 ? 'say "hello",\nworld' : `line ${n}`,
    source: 'web',
    timestamp: NOW - 200_000 + n,
    fields: { n, ...(n === 0 && { big: 9007199254740993n }) },
  }));
  const users = [{ username: 'rea', password: 'pw', permissions: [`streams:read:${MAIL}`] }];
  const { ask } = await askedBackend({
    now: () => NOW,
    seed: { messages: messages.reverse(), streams: [{ id: MAIL, title: 'Mail' }], users },
  });
  return (body: object, { as = 'admin:secret', accept = 'text/csv' } = {}) =>
    ask('POST', '/views/search/messages', { body, as, headers: { accept } });
}

describe('the export of messages', () => {
  it('is CSV in the order of time with a line of names', async () => {
    const exported = await started();
    const answer = await exported({
      ...EVERYTHING,
      fields_in_order: ['timestamp', 'message', 'none', 'streams', 'big'],
    });
    expect(answer.headers.get('content-type')).toBe('text/csv');
    expect(await answer.text()).toBe(
      [
        '"timestamp","message","none","streams","big"',
        '"2026-11-21T11:56:40.000Z","line 0",,"[000000000000000000000001]","9007199254740993"',
        '"2026-11-21T11:56:40.001Z","say ""hello"",\nworld",,"[000000000000000000000001]",',
        '"2026-11-21T11:56:40.002Z","line 2",,"[000000000000000000000001]",',
        '',
      ].join('\n'),
    );
  });

  it('has times in the zone asked for, and the usual fields', async () => {
    const exported = await started(1);
    expect(await (await exported({ ...EVERYTHING, time_zone: 'America/New_York' })).text()).toBe(
      '"timestamp","source","message"\n"2026-11-21T06:56:40.000-05:00","web","line 0"\n',
    );
  });

  it('has nothing for fields that are only called like a member of every object', async () => {
    const exported = await started(1);
    expect(
      await (
        await exported({
          ...EVERYTHING,
          fields_in_order: ['n', 'constructor', '__proto__', 'toString'],
        })
      ).text(),
    ).toBe('"n","constructor","__proto__","toString"\n"0",,,\n');
  });

  it('of nothing is nothing', async () => {
    const exported = await started();
    expect(await (await exported({ ...EVERYTHING, query_string: 'nosuch:1' })).text()).toBe('');
  });

  it('keeps its limit exactly, whichever chunks are asked for', async () => {
    const exported = await started(10);
    const lines = async (more: object) =>
      (await (await exported({ ...EVERYTHING, fields_in_order: ['n'], ...more })).text())
        .trim()
        .split('\n')
        .slice(1);
    expect(await lines({ limit: 2 })).toEqual(['"0"', '"1"']);
    expect(await lines({ limit: 5, chunk_size: 4 })).toHaveLength(5);
  });

  it('goes on beyond what is read at once, message by message', async () => {
    const exported = await started(11_000);
    const lines = (await (await exported({ ...EVERYTHING, fields_in_order: ['n'] })).text())
      .trim()
      .split('\n')
      .slice(1);
    expect(lines).toEqual(Array.from({ length: 11_000 }, (_, n) => `"${n}"`));
  });

  it('ends when its reader goes away', async () => {
    const exported = await started(11_000);
    const reader = (await exported({ ...EVERYTHING })).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(
      await (
        await exported({ ...EVERYTHING, fields_in_order: ['n'], limit: 1, chunk_size: 1 })
      ).text(),
    ).toBe('"n"\n"0"\n');
  });

  it.each([
    [
      { query_string: 'source:(' },
      400,
      {
        type: 'ApiError',
        message: expect.stringMatching(/^Request validation failed: Cannot parse query, cause: /),
        code: 'node.query.incomplete',
        values: { line: 1, column: 9, part: '' },
      },
    ],
    [
      { query_string: 'source:/[/' },
      400,
      {
        type: 'ApiError',
        message: expect.stringMatching(/^Request validation failed: /),
        code: 'node.regexp.incomplete',
        values: { pattern: '[' },
      },
    ],
    [
      { fields_in_order: [] },
      400,
      [expect.objectContaining({ message: 'must not be empty', invalid_value: '[]' })],
    ],
    [
      { limit: 0 },
      400,
      [expect.objectContaining({ message: 'must be greater than 0', invalid_value: '0' })],
    ],
    [
      { time_zone: 'Mars/Base' },
      400,
      { type: 'ApiError', message: 'Cannot read property time_zone: Invalid timeZone: Mars/Base' },
    ],
  ])('refuses %j', async (body, status, expected) => {
    const exported = await started();
    const answer = await exported({ ...EVERYTHING, ...body });
    expect([answer.status, await read(answer)]).toEqual([status, expected]);
  });

  it('is no JSON, and has nothing of streams that may not be read', async () => {
    const exported = await started();
    expect((await exported(EVERYTHING, { accept: 'application/json' })).status).toBe(415);
    const refused = await exported(
      { ...EVERYTHING, streams: ['000000000000000000000001'] },
      { as: 'rea:pw' },
    );
    expect([refused.status, await read(refused)]).toMatchObject([
      403,
      { type: 'MissingStreamPermission', streams: ['000000000000000000000001'] },
    ]);
    expect(await (await exported(EVERYTHING, { as: 'rea:pw' })).text()).toBe('');
  });
});
