import { afterEach, expect, it } from 'vitest';
import { createBackend, type Backend } from '../backend';

let backend: Backend | undefined;
afterEach(() => backend?.close());

async function ask(query: string) {
  backend = await createBackend({
    adminPassword: 'secret',
    passwordCost: 1024,
    now: () => Date.parse('2026-11-21T13:35:48.301Z'),
  });
  const response = await backend.handle(
    new Request(`http://node.test/api/tools/natural_date_tester?${query}`, {
      headers: { authorization: `Basic ${btoa('admin:secret')}` },
    }),
  );
  return { status: response.status, body: (await response.json()) as unknown };
}

it('says what a keyword means in a zone', async () => {
  expect(await ask('string=yesterday&timezone=Europe/Berlin')).toEqual({
    status: 200,
    body: {
      from: '2026-11-19T23:00:00.000Z',
      to: '2026-11-20T23:00:00.000Z',
      timezone: 'Europe/Berlin',
    },
  });
});

it('refuses what is no time, as the real server does', async () => {
  expect(await ask('string=gnampf&timezone=UTC')).toEqual({
    status: 422,
    body: { type: 'ApiError', message: 'HTTP 422 ' },
  });
});

it('wants both arguments and a zone there is', async () => {
  expect(await ask('string=today')).toMatchObject({
    status: 400,
    body: [{ message: 'must not be empty' }],
  });
  expect(await ask('string=today&timezone=Mars/Base')).toMatchObject({
    status: 400,
    body: { message: 'Invalid timeZone: Mars/Base' },
  });
});
