import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '@test/environment/eventually';
import { createMemoryWriter } from '@test/backend/memory-writer';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { noCounts } from '../definition/counters';
import { newInput } from '../running/default-inputs';
import { createIntake } from '../definition/intake';
import type { Configuration } from '../definition/model';
import { decodeGelf } from '../gelf/decode-gelf';
import { startMessageHttp } from './message-http';

const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const one of cleanUp.splice(0)) await one();
});

async function running(configuration: Configuration = {}) {
  const writer = createMemoryWriter();
  const counters = noCounts();
  const input = newInput('GELF HTTP', INPUT_TYPES.gelfHttp, { port: 0, ...configuration }, 0);
  const { port, stop } = await startMessageHttp(
    input.configuration,
    { directory: undefined },
    createIntake({ input, decoder: decodeGelf, writer, counters, now: Date.now }),
    { port: 0, path: '/gelf' },
  );
  cleanUp.push(stop);
  const send = async (
    body: string | Buffer,
    {
      path = '/gelf',
      method = 'POST',
      headers = {},
    }: { path?: string; method?: string; headers?: Record<string, string> } = {},
  ) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers,
      ...(method === 'POST' && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body:
        text === ''
          ? null
          : (JSON.parse(text) as {
              message?: string;
              accepted?: number;
              rejected?: { line: number }[];
            }),
    };
  };
  return { writer, counters, port, send };
}

const gelf = (short_message: string, more: object = {}) =>
  JSON.stringify({ version: '1.1', host: 'web-01', short_message, ...more });

test('answers 202 with an empty body once the message is durable', async () => {
  const { writer, send } = await running();
  expect(await send(gelf('hello'))).toMatchObject({ status: 202, body: null });
  expect(writer.durable.map(({ message }) => message)).toEqual(['hello']);
});

test('accepts compressed bodies and messages of 5 MB', async () => {
  const { writer, send } = await running();
  const large = gelf('large', { full_message: 'x'.repeat(5_000_000) });
  expect((await send(gzipSync(large), { headers: { 'content-encoding': 'gzip' } })).status).toBe(
    202,
  );
  expect((await send(large)).status).toBe(202);
  expect(writer.durable).toHaveLength(2);
});

test('explains and counts malformed messages', async () => {
  const { counters, send } = await running();
  expect(await send('{"host":')).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('Invalid JSON') },
  });
  expect(await send('{"host":"h"}')).toMatchObject({
    status: 400,
    body: { message: 'The mandatory field short_message is missing.' },
  });
  expect(await send(gzipSync('x').subarray(0, 12))).toMatchObject({
    status: 400,
    body: { message: 'The gzip data is broken.' },
  });
  expect(await send('')).toMatchObject({ status: 400 });
  expect(counters.malformed).toBe(4);
});

test('refuses bodies over the limits, compressed and decompressed', async () => {
  const { send, counters } = await running({
    max_chunk_size: 1_000,
    decompress_size_limit: 10_000,
  });
  expect((await send(gelf('x'.repeat(1_000)))).status).toBe(413);
  expect(await send(gzipSync(Buffer.alloc(100_000)))).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('decompress_size_limit') },
  });
  expect(counters.malformed).toBe(2);
});

test('refuses a body of unknown length that grows over the limit', async () => {
  const { port } = await running({ max_chunk_size: 1_000 });
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sending = request(
      { port, host: '127.0.0.1', path: '/gelf', method: 'POST' },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    sending.on('error', reject);
    for (let n = 0; n < 20; n += 1) sending.write('x'.repeat(100));
    sending.end();
  });
  expect(status).toBe(413);
});

test('accepts a message per line in bulk mode, and reports malformed ones', async () => {
  const { writer, send } = await running({ enable_bulk_receiving: true });
  expect((await send(`${gelf('a')}\n\r\n${gelf('b')}\r\n`)).status).toBe(202);
  expect(await send(`${gelf('c')}\nbad\n${gelf('d')}`)).toMatchObject({
    status: 202,
    body: { accepted: 2, rejected: [{ line: 2 }] },
  });
  expect((await send('bad\nworse')).status).toBe(400);
  expect(writer.durable.map(({ message }) => message)).toEqual(['a', 'b', 'c', 'd']);
});

test('knows one path and one method', async () => {
  const { send } = await running({ enable_cors: false });
  expect((await send(gelf('x'), { path: '/other' })).status).toBe(404);
  expect(await send('', { method: 'GET' })).toMatchObject({ status: 405 });
  const options = await send('', { method: 'OPTIONS' });
  expect(options.status).toBe(204);
  expect(options.headers.get('access-control-allow-origin')).toBeNull();
});

test('refuses requests of web pages unless CORS is enabled', async () => {
  const closed = await running({ enable_cors: false });
  expect(
    (await closed.send(gelf('x'), { headers: { origin: 'https://evil.example' } })).status,
  ).toBe(403);
  expect(closed.writer.messages).toEqual([]);
  const open = await running({ enable_cors: true });
  const answer = await open.send(gelf('x'), { headers: { origin: 'https://shop.example' } });
  expect(answer.status).toBe(202);
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://shop.example');
});

test('responds with a retryable error instead of 202 when storage fails', async () => {
  const { writer, send, counters } = await running();
  writer.writeDurably = () => Promise.reject(new Error('disk full'));
  expect(await send(gelf('x'))).toMatchObject({ status: 503 });
  expect(counters.lastError?.text).toContain('disk full');
});

/** Begins a request and sends no more of it; resolves when the connection ends. */
async function stalled(port: number): Promise<void> {
  const sending = request({
    port,
    host: '127.0.0.1',
    path: '/gelf',
    method: 'POST',
    headers: { 'content-length': 100 },
  });
  const ended = new Promise((resolve) => sending.on('error', resolve));
  sending.write('{"host":');
  await ended;
}

test('ends a stalled request', async () => {
  const { port, counters } = await running({ idle_writer_timeout: 0.2 });
  await stalled(port);
  await eventually(() => expect(counters).toMatchObject({ malformed: 1, connections: 0 }));
});

test('does not end a request that waits for storage', async () => {
  const { port, send, writer } = await running({ idle_writer_timeout: 0.2 });
  writer.hold();
  const sent = send(gelf('late'));
  await eventually(() => expect(writer.waiting).toBe(1));
  // It is silent for a shorter time.
  await stalled(port);
  writer.release();
  expect((await sent).status).toBe(202);
});

test('refuses and reports connections over the limit', async () => {
  const { port, send, counters, writer } = await running({ max_connections: 1 });
  writer.hold();
  const first = send(gelf('first'));
  await eventually(() => expect(writer.waiting).toBe(1));
  await expect(
    fetch(`http://127.0.0.1:${port}/gelf`, { method: 'POST', body: gelf('second') }),
  ).rejects.toThrow();
  writer.release();
  expect((await first).status).toBe(202);
  expect(counters.lastError?.text).toContain('there are 1 already');
});
