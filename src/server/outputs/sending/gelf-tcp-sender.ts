import { checkCertificates } from '../../outgoing/pem-certificates';
import { readFileSync } from 'node:fs';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeText } from '@/domain/node-text/node-text';
import { encodeGelf } from './encode-gelf';
import { endedText, failureText } from './failure-text';
import type { GelfSettings } from './gelf-settings';
import { noCounts, type Sender } from './sender';

/** Bytes that a socket may buffer before messages wait in the queue. */
const SOCKET_BYTES = 1024 * 1024;
/** How long the node waits for a receiver when it stops. */
const CLOSE_MS = 1_000;

/** The receiver accepted no connection in time. */
class Slow extends Error {}

/**
 * Keeps one connection open and reconnects when it ends. Messages go to the socket while its buffer
 * has room, then to a queue of `queueSize`; beyond that they are dropped. TCP does not tell whether
 * the receiver has read what was sent.
 */
export function createGelfTcpSender(settings: GelfSettings, now: () => number): Sender {
  const counts = noCounts(settings.queueSize);
  const queue: string[] = [];
  let socket: Socket | undefined;
  let isReady = false;
  let retry: NodeJS.Timeout | undefined;
  let closing = false;

  const fail = (text: string) => {
    counts.lastError = { text, at: now() };
    counts.failing = true;
  };
  const textOf = (error: unknown) =>
    error instanceof Slow
      ? nodeText('node.output.slow', {
          address: `${settings.host}:${settings.port}`,
          ms: settings.connectTimeoutMs,
        }).message
      : failureText(error, settings);
  const pump = () => {
    while (socket && isReady && queue.length > 0 && socket.writableLength < SOCKET_BYTES) {
      socket.write(`${queue.shift() ?? ''}\0`);
      counts.sent += 1;
    }
  };

  function open(): void {
    retry = undefined;
    try {
      const opened = openSocket(settings);
      socket = opened;
      opened.setTimeout(settings.connectTimeoutMs, () => opened.destroy(new Slow()));
      opened.once(settings.protocol === 'TCP' ? 'connect' : 'secureConnect', () => {
        opened.setTimeout(0);
        isReady = true;
        counts.failing = false;
        pump();
      });
      opened.on('drain', pump);
      // Receivers have nothing to say, but without reading, the end of the connection would go
      // unnoticed.
      opened.resume();
      opened.on('error', (error) => fail(textOf(error)));
      opened.on('close', () => reopen());
    } catch (error) {
      fail(textOf(error));
      reopen();
    }
  }

  function reopen(): void {
    socket = undefined;
    if (isReady && !closing) fail(endedText(settings));
    isReady = false;
    if (!closing) retry ??= setTimeout(open, settings.reconnectDelayMs).unref();
  }

  open();
  return {
    send(message) {
      if (queue.length >= settings.queueSize) {
        counts.dropped += 1;
        return;
      }
      queue.push(encodeGelf(message));
      pump();
    },
    counts: () => ({ ...counts, waiting: queue.length }),
    async close() {
      for (const until = Date.now() + CLOSE_MS; isReady && queue.length > 0 && Date.now() < until;)
        await sleep(20);
      closing = true;
      clearTimeout(retry);
      counts.dropped += queue.splice(0).length;
      const ending = socket;
      if (!ending) return;
      await Promise.race([
        new Promise<void>((resolve) => (isReady ? ending.end(() => resolve()) : resolve())),
        sleep(CLOSE_MS, undefined, { ref: false }),
      ]);
      ending.destroy();
    },
  };
}

function openSocket({
  host,
  port,
  protocol,
  verify,
  trustFile,
  noDelay,
  keepAlive,
}: GelfSettings): Socket {
  if (protocol === 'TCP') return connect({ host, port, noDelay, keepAlive });
  const socket = connectSecurely({
    host,
    port,
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: verify,
    ...(trustFile !== '' && { ca: authoritiesIn(trustFile) }),
  });
  socket.setNoDelay(noDelay);
  socket.setKeepAlive(keepAlive);
  return socket;
}

/** @throws Error when the file cannot be used, because everything else would fail without a reason */
function authoritiesIn(file: string): string {
  const text = readFileSync(file, 'utf8');
  try {
    checkCertificates(text);
  } catch (error) {
    throw new Error(`${file} ${error instanceof Error ? error.message : 'cannot be used'}.`, {
      cause: error,
    });
  }
  return text;
}
