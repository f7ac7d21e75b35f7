import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createHttpServer, type HttpServerOptions } from './http-server';

const running: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of running.splice(0)) server.close();
});

async function serverWith(options: Partial<HttpServerOptions>): Promise<number> {
  const server = createHttpServer({
    handle: async () => new Response('hello'),
    log: () => undefined,
    maxConnections: 10,
    ...options,
  });
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** All that a server answers to these bytes until it closes the connection. */
async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write(bytes);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

/** A connection that has been answered once and stays open. */
function openConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return new Promise((resolve, reject) => {
    socket.once('data', () => resolve(socket));
    socket.once('error', reject);
  });
}

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

it('closes connections beyond the limit, and takes new ones when others are closed', async () => {
  const port = await serverWith({ maxConnections: 2 });
  const [first] = [await openConnection(port), await openConnection(port)];
  expect(await answerTo(port, GET)).toBe('');
  await new Promise((resolve) => {
    running[0]?.getConnections(() => first.destroy());
    first.once('close', resolve);
  });
  await expect.poll(() => answerTo(port, GET)).toContain('hello');
});

it('ends requests whose headers or bodies come too slowly', async () => {
  const slow = await serverWith({ headersMs: 50, requestMs: 100 });
  expect(await answerTo(slow, 'GET / HTTP/1.1\r\nHost: loc')).toMatch(/^HTTP\/1\.1 408 /);
  expect(await answerTo(slow, '')).toMatch(/^(HTTP\/1\.1 408 |$)/);
  const body = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nabc';
  const unread = await serverWith({
    headersMs: 50,
    requestMs: 100,
    handle: async (request) => new Response(await request.text()),
  });
  expect(await answerTo(unread, body)).toMatch(/^HTTP\/1\.1 408 /);
});
