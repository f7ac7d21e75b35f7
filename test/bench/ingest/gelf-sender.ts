import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import process from 'node:process';
import { gelfLines } from '../messages/logs';

/**
 * Creates its messages first and reports to its parent. On the parent's signal it sends them over
 * many connections as fast as the node accepts them.
 */
const [port = 0, count = 0, connections = 1] = process.argv.slice(2).map(Number);
const CHUNK_SIZE = 65_536;

const chunks: Buffer[][] = Array.from({ length: connections }, () => []);
let chunk = '';
let next = 0;
const cut = () => {
  chunks[next % connections]?.push(Buffer.from(chunk));
  next += 1;
  chunk = '';
};
for (const line of gelfLines(count)) {
  chunk += `${line}\0`;
  if (chunk.length >= CHUNK_SIZE) cut();
}
cut();

const sockets = await Promise.all(
  chunks.map(async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  }),
);
process.send?.('ready');
await once(process, 'message');
const before = process.cpuUsage();
const started = performance.now();
await Promise.all(sockets.map((socket, index) => send(socket, chunks[index] ?? [])));
const { user, system } = process.cpuUsage(before);
process.send?.({
  seconds: (performance.now() - started) / 1000,
  cpuSeconds: (user + system) / 1e6,
});
process.disconnect();

async function send(socket: Socket, all: readonly Buffer[]): Promise<void> {
  for (const one of all) if (!socket.write(one)) await once(socket, 'drain');
  socket.end();
  await once(socket, 'close');
}
