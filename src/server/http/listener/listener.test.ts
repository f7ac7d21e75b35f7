import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createListener, type ListenerOptions } from './listener';

const running: Server[] = [];
const logged: unknown[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close();
  logged.length = 0;
});

/** Sends the bytes of one request and gives all that comes back until the server hangs up. */
async function sent(request: string, handle: ListenerOptions['handle']): Promise<string> {
  const server = createServer(createListener({ handle, log: (error) => logged.push(error) }));
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
