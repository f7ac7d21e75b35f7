import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '@test/environment/eventually';
import { runningInput } from '@test/inputs/running-input';
import type { Configuration } from '../definition/model';
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
  await eventually(() => expect(reports).toContain(`${url}/data responded with status 503.`));
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
  await eventually(() =>
    expect(reports[0]).toBe(
      `http://127.0.0.1:${port}/ could not be read: connect ECONNREFUSED 127.0.0.1:${port}`,
    ),
  );
});

test('a response that is not JSON is counted', async () => {
  const { counters } = await polling(await serving((_, response) => void response.end('<html>')));
  await eventually(() => expect(counters.lastError?.text).toContain('Invalid JSON'));
});

test('stops at once and aborts a request in flight', async () => {
  const asked = vi.fn();
  const { stop, reports } = await polling(await serving(asked));
  await eventually(() => expect(asked).toHaveBeenCalled());
  await stop();
  expect(reports).toEqual([]);
});

test.each([
  [{ target_url: 'file:///etc/passwd' }, 'http:// or https://'],
  [{ target_url: 'http://user:secret@127.0.0.1/' }, 'must not contain a user name'],
  [{ path: 'n' }, 'is not a valid JSON path'],
  [{ headers: 'nonsense' }, 'has no colon'],
  [
    { encrypted_headers: 'X: geh\u0000eim' },
    'The header X has characters that headers cannot have.',
  ],
  [{ timeunit: 'YEARS' }, 'time unit'],
])('does not start with %j', async (configuration, reason) => {
  await expect(polling('http://127.0.0.1:1/', configuration)).rejects.toThrow(reason);
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
