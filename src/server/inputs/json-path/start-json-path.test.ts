import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { runningInput } from '@test/running-input';
import type { Configuration } from '../definition/model';
import { fetchLimited, webAddress } from './fetch-limited';
import { requestHeaders } from './request-headers';

const TYPE = 'org.graylog2.inputs.misc.jsonpath.JsonPathInput';
const polling = (target_url: string, more: Configuration = {}) =>
  runningInput(TYPE, {
    target_url,
    path: '$.n',
    source: 'api',
    interval: 100,
    timeunit: 'MILLISECONDS',
    ...more,
  });

async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('polls with its headers and stores each response', async () => {
  let n = 0;
  const seen: unknown[] = [];
  const url = await serving(({ headers }, response) => {
    seen.push(headers['x-a'], headers['authorization']);
    response.setHeader('content-encoding', 'gzip').end(gzipSync(JSON.stringify({ n: (n += 1) })));
  });
  const { writer, input } = await polling(url, {
    headers: 'X-A: 1, Accept: a/b, c/d',
    encrypted_headers: 'Authorization: Bearer secret',
  });
  const messages = await writer.received(3);
  expect(messages.map(({ fields }) => fields['result'])).toEqual([1, 2, 3]);
  expect(messages[0]).toMatchObject({
    source: 'api',
    inputId: input.id,
    message: "JSON API poll result: $['n'] -> {result=1}",
  });
  expect(seen.slice(0, 2)).toEqual(['1', 'Bearer secret']);
});

test('reports a problem and its end', async () => {
  let status = 503;
  const url = await serving((_, response) => void response.writeHead(status).end('{"n":1}'));
  const { writer, reports } = await polling(`${url}/data?key=secret`);
  await vi.waitFor(() => expect(reports).toContain(`${url}/data answered with status 503.`));
  status = 200;
  await writer.received(1);
  expect(reports.at(-1)).toBeUndefined();
});

test('an unreachable address is reported', async () => {
  const nobody = createServer().listen(0, '127.0.0.1');
  await once(nobody, 'listening');
  const { port } = nobody.address() as AddressInfo;
  await new Promise((resolve) => nobody.close(resolve));
  const { reports } = await polling(`http://127.0.0.1:${port}/`);
  await vi.waitFor(() =>
    expect(reports[0]).toBe(
      `http://127.0.0.1:${port}/ could not be read: connect ECONNREFUSED 127.0.0.1:${port}`,
    ),
  );
});

test('a response that is not JSON is counted', async () => {
  const { counters } = await polling(await serving((_, response) => void response.end('<html>')));
  await vi.waitFor(() => expect(counters.lastError?.text).toContain('Invalid JSON'));
});

test('stops at once and aborts a request in flight', async () => {
  const asked = vi.fn();
  const { stop, reports } = await polling(await serving(asked));
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await stop();
  expect(reports).toEqual([]);
});

test.each([
  [{ target_url: 'file:///etc/passwd' }, 'http:// or https://'],
  [{ target_url: 'http://user:secret@127.0.0.1/' }, 'must not hold a user'],
  [{ path: 'n' }, 'is no JSON path'],
  [{ headers: 'nonsense' }, 'has no colon'],
  [
    { encrypted_headers: 'X: geh\u0000eim' },
    'The header X has characters that headers cannot have.',
  ],
  [{ timeunit: 'YEARS' }, 'time unit'],
])('does not start with %j', async (configuration, reason) => {
  await expect(polling('http://127.0.0.1:1/', configuration)).rejects.toThrow(reason);
});

describe('fetchLimited', () => {
  const get = (
    url: string,
    more: { headers?: Headers; signal?: AbortSignal; mayAsk?: (url: URL) => boolean } = {},
  ) =>
    fetchLimited({
      url: webAddress(url),
      headers: new Headers(),
      mayAsk: () => true,
      maxBytes: 1_000,
      signal: new AbortController().signal,
      ...more,
    });

  test('refuses bodies over the limit, also when decompressed', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const url = await serving(
      (_, response) => void response.setHeader('content-encoding', 'gzip').end(bomb),
    );
    await expect(get(url)).rejects.toThrow('larger than 1000 bytes');
  });

  test('follows a few http redirects without sending headers to other origins', async () => {
    const seen: unknown[] = [];
    const other = await serving(({ headers }, response) => {
      seen.push(headers['authorization']);
      response.end('there');
    });
    const url = await serving(({ url: path, headers }, response) => {
      seen.push(headers['authorization']);
      if (path === '/away') response.writeHead(302, { location: `${other}/x` }).end();
      else if (path === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
      else response.writeHead(302, { location: '/loop' }).end();
    });
    const headers = requestHeaders('Authorization: Bearer secret');
    expect((await get(`${url}/away`, { headers })).toString()).toBe('there');
    expect(seen).toEqual(['Bearer secret', undefined]);
    await expect(get(`${url}/loop`)).rejects.toThrow('redirects more than 5 times');
    await expect(get(`${url}/file`)).rejects.toThrow('Only addresses that begin with http');
  });

  test('requests only allowed addresses, also after redirects', async () => {
    const other = await serving((_, response) => void response.end('there'));
    const url = await serving(
      (_, response) => void response.writeHead(302, { location: `${other}/x` }).end(),
    );
    const mayAsk = ({ href }: URL) => href === `${url}/away`;
    await expect(get(`${url}/away`, { mayAsk })).rejects.toThrow(
      `${other}/x is not on the URL whitelist.`,
    );
    await expect(get(`${url}/here`, { mayAsk })).rejects.toThrow(
      `${url}/here is not on the URL whitelist.`,
    );
  });

  test('aborts an endless response', async () => {
    const url = await serving((_, response) => void response.write('{'));
    await expect(get(url, { signal: AbortSignal.timeout(100) })).rejects.toThrow('took too long');
  });
});

test('headers are split before the next name', () => {
  expect([
    ...requestHeaders(
      'Accept: text/html, application/json, X-A: b',
      ' ',
      'Referer: http://a/, http://b/',
    ),
  ]).toEqual([
    ['accept', 'text/html, application/json'],
    ['referer', 'http://a/, http://b/'],
    ['x-a', 'b'],
  ]);
});
