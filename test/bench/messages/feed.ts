import { once } from 'node:events';
import { connect } from 'node:net';
import { gelfLines } from './logs';

const TURN_MS = 50;

/**
 * Sends GELF over TCP at a steady rate until it is stopped. Resolves with the messages sent per
 * second.
 */
export async function feed(
  port: number,
  perSecond: number,
): Promise<{ stop: () => Promise<number> }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const started = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    // The node applies back-pressure; the missing messages are sent later.
    if (socket.writableNeedDrain) return;
    const due = Math.min(
      Math.floor(((performance.now() - started) / 1000) * perSecond) - sent,
      perSecond,
    );
    sent += due;
    socket.write(
      [...gelfLines(due, { seed: sent, hours: 1 / 3600 })].map((line) => `${line}\0`).join(''),
    );
  }, TURN_MS);
  return {
    async stop() {
      clearInterval(timer);
      const seconds = (performance.now() - started) / 1000;
      socket.end();
      await once(socket, 'close');
      return sent / seconds;
    },
  };
}
