import { expect, it } from 'vitest';
import { askedBackend } from '@test/backend/asked-backend';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const SEARCH = '5f00000000000000000000e2';
const MAIL = '6b019df4df73424ee9f4d114';

it('writes no formulas into CSV, and leaves numbers alone', async () => {
  const { ask } = await askedBackend({
    now: () => NOW,
    seed: {
      messages: [
        {
          message: '=1+1',
          source: '@web',
          timestamp: NOW - 1000,
          fields: { n: -5, small: -1e-7, text: '-5', sum: '-1+2', plus: '+49' },
        },
      ],
    },
  });
  const fields = ['message', 'source', 'n', 'small', 'text', 'sum', 'plus', '=x'];
  const answer = await ask('POST', '/views/search/messages', {
    body: { fields_in_order: fields },
    headers: { accept: 'text/csv' },
  });
  expect(await answer.text()).toBe(
    '"message","source","n","small","text","sum","plus","\'=x"\n' +
      '"\'=1+1","\'@web","-5","-1e-7","-5","\'-1+2","\'+49",\n',
  );
});

it('writes formulas into a file that was asked for as it is', async () => {
  const { ask } = await askedBackend({
    now: () => NOW,
    seed: { messages: [{ message: '=1+1', source: 'web', timestamp: NOW - 1000 }] },
  });
  const body = { fields_in_order: ['message'] };
  const job = await (await ask('POST', '/views/export', { body })).text();
  const file = async (query: string) =>
    (await ask('GET', `/views/search/messages/job/${job}/m.csv${query}`)).text();
  expect(await file('')).toBe('"message"\n"\'=1+1"\n');
  expect(await file('?formulas=keep')).toBe('"message"\n"=1+1"\n');
});

it('refuses exports of the searches of others when they are created', async () => {
  const { ask } = await askedBackend({
    seed: {
      streams: [{ id: MAIL, title: 'Mail' }],
      users: [{ username: 'rea', password: 'pw', permissions: [`streams:read:${MAIL}`] }],
    },
  });
  await ask('POST', '/views/search', {
    body: {
      id: SEARCH,
      parameters: [],
      queries: [
        {
          id: 'q',
          timerange: { type: 'relative', range: 300 },
          query: { type: 'elasticsearch', query_string: '*' },
          search_types: [{ id: 'list', type: 'messages' }],
        },
      ],
    },
  });
  for (const path of [
    `/views/export/${SEARCH}`,
    `/views/export/${SEARCH}/list`,
    `/views/search/messages/${SEARCH}`,
    `/views/search/messages/${SEARCH}/list`,
  ]) {
    const status = async (as: string) =>
      (await ask('POST', path, { body: {}, as, headers: { accept: 'text/csv' } })).status;
    expect([path, await status('rea:pw'), await status('admin:secret')]).toEqual([path, 403, 200]);
  }
});
