import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createAddressRanges } from './address-ranges';
import { createListener, type ListenerOptions } from './listener';

const running: Server[] = [];
const logged: unknown[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close();
  logged.length = 0;
});

/** Sends the bytes of one request and gives all that comes back until the server hangs up. */
async function sent(
  request: string,
  handle: ListenerOptions['handle'],
  trusted: readonly string[] = [],
): Promise<string> {
  const server = createServer(
    createListener({
      handle,
      log: (error) => logged.push(error),
      trustedProxies: createAddressRanges(trusted),
    }),
  );
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.end(request);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}
const get = (path: string, host: string) =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
const hello: ListenerOptions['handle'] = async (_, { address }) => new Response(`hello ${address}`);

describe('the listener', () => {
  it('tells the handler who is calling', async () => {
    expect(await sent(get('/', 'localhost'), hello)).toContain('hello 127.0.0.1');
  });

  it('hands on the body of a request that a trusted web server forwards', async () => {
    const request =
      'POST /api?x=1 HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-Host: logs.example.org\r\n' +
      'X-Forwarded-Proto: https\r\nX-Forwarded-For: 192.0.2.1\r\nContent-Length: 4\r\n' +
      'Connection: close\r\n\r\nbody';
    const shown: ListenerOptions['handle'] = async (asked, { address, secure }) =>
      new Response([asked.url, address, secure, await asked.text()].join(' '));
    expect(await sent(request, shown, ['127.0.0.1'])).toContain(
      'https://logs.example.org/api?x=1 192.0.2.1 true body',
    );
    expect(await sent(request, shown)).toContain('http://127.0.0.1/api?x=1 127.0.0.1 true body');
  });

  it.each([
    ['/', ''],
    ['/', 'localhost@evil.example'],
    ['/', 'localhost/..'],
    ['/', 'localhost?x'],
    ['http://', 'localhost'],
  ])(
    'answers to %s of the host “%s”, which is no address, without a line in the log',
    async (path, host) => {
      const answer = await sent(get(path, host), hello);
      expect(answer).toMatch(/^HTTP\/1\.1 400 .*content-security-policy: /is);
      expect(logged).toEqual([]);
    },
  );

  it('answers and logs what the handler could not', async () => {
    const failure = new Error('disk gone, /secret/path');
    const answer = await sent(get('/', 'localhost'), () => Promise.reject(failure));
    expect(answer).toMatch(/^HTTP\/1\.1 500 /);
    expect(answer).not.toContain('secret');
    expect(logged).toEqual([failure]);
  });
});
