import { expect, test } from 'vitest';
import { askedBackend, read } from '@test/backend/asked-backend';
import { INPUT_TYPES } from '@/domain/inputs/input-types';

test.each([
  ['$.a[', 5],
  ['store.book', 1],
  ['$.a[?(@.b ==)]', 13],
  ["$.a['b]", 8],
])('a JSON path with a mistake, %s, is refused with its place', async (path, at) => {
  const { ask } = await askedBackend();
  const draft = (value: string) => ({
    title: 'Poll',
    type: INPUT_TYPES.jsonPath,
    global: false,
    configuration: {
      path: value,
      source: 's',
      target_url: 'http://127.0.0.1:9/',
      interval: 1,
      timeunit: 'HOURS',
    },
  });
  const message = expect.stringContaining(
    `The JSON path [${path}] is not valid at character ${at}: `,
  );
  const refused = await ask('POST', '/system/inputs', { body: draft(path) });
  expect([refused.status, await refused.json()]).toEqual([
    400,
    expect.objectContaining({ message, code: 'node.expression.jsonPath' }),
  ]);
  const made = await ask('POST', '/system/inputs', { body: draft('$.a') });
  const { id } = (await made.json()) as { id: string };
  const changed = await ask('PUT', `/system/inputs/${id}`, { body: draft(path) });
  expect([changed.status, await changed.json()]).toEqual([
    400,
    expect.objectContaining({ message }),
  ]);
  expect(await read(ask('GET', `/system/inputs/${id}`))).toMatchObject({
    attributes: { path: '$.a' },
  });
});
