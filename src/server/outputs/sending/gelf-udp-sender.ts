import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { nodeText } from '@/domain/node-text/node-text';
import { encodeGelf } from './encode-gelf';
import { failureText } from './failure-text';
import type { GelfSettings } from './gelf-settings';
import { noCounts, type Sender } from './sender';

const HEADER_BYTES = 12;
/** The largest datagram that is rarely fragmented, in bytes. */
const CHUNK_BYTES = 1420 - HEADER_BYTES;
const MOST_CHUNKS = 128;
const LARGEST = CHUNK_BYTES * MOST_CHUNKS;

/** Sends datagrams, in chunks if a message is too large for one. Delivery is not confirmed. */
export function createGelfUdpSender(settings: GelfSettings, now: () => number): Sender {
  const counts = noCounts(settings.queueSize);
  const queue: Buffer[] = [];
  let inFlight = 0;
  let send: ((datagram: Buffer, done: (error: Error | null) => void) => void) | undefined;
  let end: () => void = () => undefined;
  let closed = false;

  const fail = (error: unknown) => {
    counts.lastError = { text: failureText(error, settings), at: now() };
    counts.failing = true;
  };
  const pump = () => {
    while (send && inFlight < settings.inFlight && queue.length > 0) {
      const message = queue.shift();
      if (message) sendMessage(message, send);
    }
  };
  const sendMessage = (message: Buffer, sendDatagram: NonNullable<typeof send>) => {
    const datagrams = datagramsOf(message);
    inFlight += 1;
    let left = datagrams.length;
    let failure: Error | null = null;
    for (const datagram of datagrams) {
      sendDatagram(datagram, (error) => {
        failure ??= error;
        left -= 1;
        if (left > 0) return;
        inFlight -= 1;
        if (failure) fail(failure);
        else counts.failing = false;
        counts[failure ? 'dropped' : 'sent'] += 1;
        pump();
      });
    }
  };

  const opened = open(settings, fail).then((socket) => {
    if (closed) return socket.close();
    ({ send } = socket);
    end = socket.close;
    pump();
  }, fail);
  return {
    send(message) {
      const encoded = Buffer.from(encodeGelf(message));
      if (encoded.length > LARGEST) {
        counts.dropped += 1;
        counts.lastError = {
          text: nodeText('node.output.tooLarge', { bytes: encoded.length }).message,
          at: now(),
        };
      } else if (queue.length >= settings.queueSize) counts.dropped += 1;
      else queue.push(encoded);
      pump();
    },
    counts: () => ({ ...counts, waiting: queue.length + inFlight }),
    async close() {
      await opened;
      closed = true;
      counts.dropped += queue.splice(0).length;
      end();
    },
  };
}

/** Resolves the name once: doing it for every datagram would cost more than sending. */
async function open({ host, port }: GelfSettings, fail: (error: unknown) => void) {
  const { address, family } = await lookup(host);
  const socket = createSocket(family === 6 ? 'udp6' : 'udp4');
  socket.on('error', fail);
  socket.unref();
  return {
    send: (datagram: Buffer, done: (error: Error | null) => void) =>
      socket.send(datagram, port, address, done),
    close: () => void socket.close(),
  };
}

function datagramsOf(message: Buffer): Buffer[] {
  if (message.length <= CHUNK_BYTES) return [message];
  const id = randomBytes(8);
  const count = Math.ceil(message.length / CHUNK_BYTES);
  return Array.from({ length: count }, (_, number) =>
    Buffer.concat([
      Buffer.from([0x1e, 0x0f]),
      id,
      Buffer.from([number, count]),
      message.subarray(number * CHUNK_BYTES, (number + 1) * CHUNK_BYTES),
    ]),
  );
}
