import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressed } from './listener/compression';
import { largeAnswer } from './large-answer';
import { RawJson } from './raw-json';

const answer = (ended: () => void) =>
  largeAnswer(
    {
      rows: Array.from(
        { length: 40 },
        (_, n) => new RawJson(`{"n":${n},"text":"${'größe '.repeat(5000)}"}`),
      ),
      total: 12345678901234567890n,
    },
    new Headers(),
    ended,
  );

it('is complete although it is written in chunks, and calls `ended` once', async () => {
  let ended = 0;
  const response = answer(() => (ended += 1));
  expect(ended).toBe(0);
  const text = await response.text();
  expect(ended).toBe(1);
  expect(text).toContain('"total":12345678901234567890');
  expect((JSON.parse(text) as { rows: { n: number }[] }).rows.map(({ n }) => n)).toEqual(
    Array.from({ length: 40 }, (_, n) => n),
  );
});

it('is compressed chunk by chunk', async () => {
  const request = new Request('http://node.test/', { headers: { 'accept-encoding': 'gzip' } });
  const response = await compressed(
    request,
    answer(() => undefined),
  );
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(
    await answer(() => undefined).text(),
  );
});

it('tells when its reader goes away', async () => {
  let ended = 0;
  const reader = answer(() => (ended += 1)).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(ended).toBe(1);
});
