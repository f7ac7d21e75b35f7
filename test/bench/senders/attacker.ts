import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { ATTACKS } from './attacks';

/**
 * Creates the payloads of an attack first and reports to its parent; on the parent's signal it sends
 * them as fast as the node takes them, and reports again.
 */
const [number = 0, port = 0] = process.argv.slice(2).map(Number);
const attack = ATTACKS[number];
if (attack === undefined) throw new Error(`There is no attack ${number}.`);
const { to, connections, rounds, payloads } = attack;
/** A pause after as many datagrams, which local buffers hold. */
const DATAGRAMS_AT_A_TIME = 20;

const all = payloads();
process.send?.('ready');
await once(process, 'message');
await (to === 'gelfUdp' ? sendDatagrams() : to === 'gelfHttp' ? post() : sendOverTcp());
process.send?.('sent');
process.disconnect();

async function sendDatagrams(): Promise<void> {
  const socket = createSocket('udp4');
  await new Promise<void>((resolve) => socket.connect(port, '127.0.0.1', resolve));
  for (let round = 0; round < rounds; round += 1)
    for (const [at, datagram] of all.entries()) {
      socket.send(datagram, () => undefined);
      if (at % DATAGRAMS_AT_A_TIME === 0) await delay(1);
    }
  socket.close();
}

async function post(): Promise<void> {
  const url = `http://127.0.0.1:${port}/gelf`;
  await Promise.all(
    all.map(async (body) => {
      // Like a shipper: what the node asks to be sent again is sent again.
      for (;;) {
        const status = await fetch(url, { method: 'POST', body: new Uint8Array(body) }).then(
          ({ status: answered }) => answered,
          () => 503,
        );
        if (status !== 503) return;
        await delay(1_000);
      }
    }),
  );
}

async function sendOverTcp(): Promise<void> {
  await Promise.all(
    Array.from({ length: connections }, async (_, at) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      const own = all.length === 1 ? all : all.filter((__, index) => index % connections === at);
      for (let round = 0; round < rounds; round += 1)
        for (const payload of own)
          if (!socket.destroyed && !socket.write(payload)) await drained(socket);
      socket.end();
      if (!socket.closed) await once(socket, 'close').catch(() => undefined);
    }),
  );
}

/** Also resolves when the node closes the connection. */
function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      socket.off('drain', end).off('close', end);
      resolve();
    };
    socket.on('drain', end).on('close', end);
  });
}
