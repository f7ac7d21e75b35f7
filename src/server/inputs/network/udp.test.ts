import { createSocket } from 'node:dgram';
import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '@test/environment/eventually';
import { createMemoryWriter } from '@test/backend/memory-writer';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { noCounts } from '../definition/counters';
import { newInput } from '../running/default-inputs';
import { decodeGelf } from '../gelf/decode-gelf';
import { createIntake } from '../definition/intake';
import type { BacklogLimits } from './backlog';
import { dropsIn } from './kernel-drops';
import { startUdp } from './udp';

const cleanUp: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const one of cleanUp.splice(0).reverse()) await one();
});

async function running({ receiveBufferBytes = 0, limits = {} as Partial<BacklogLimits> }) {
  const writer = createMemoryWriter();
  const counters = noCounts();
  const intake = createIntake({
    input: newInput('x', INPUT_TYPES.gelfUdp, {}, 0),
    decoder: decodeGelf,
    writer,
    counters,
    now: Date.now,
  });
  const listener = await startUdp({
    host: '127.0.0.1',
    port: 0,
    receiveBufferBytes,
    intake,
    take: (datagram, remote) => intake.accept(datagram, remote),
    limits,
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= listener.stop());
  cleanUp.push(stop);
  const sender = createSocket('udp4');
  cleanUp.push(() => void sender.close());
  await new Promise<void>((resolve) => sender.connect(listener.port, '127.0.0.1', resolve));
  const send = (count: number) => {
    for (let n = 0; n < count; n += 1) sender.send(`{"host":"h","short_message":"m${n}"}`);
  };
  return { writer, counters, send, stop };
}

describe('a UDP input', () => {
  test('queues up to its limit while storage is behind, counts the rest and keeps the order', async () => {
    const { writer, counters, send } = await running({ limits: { datagrams: 10 } });
    writer.hold();
    send(30);
    await eventually(() => expect(counters.dropped).toBeGreaterThanOrEqual(19));
    expect(counters.lastError?.text).toContain('storage was behind');
    writer.release();
    const taken = 30 - counters.dropped;
    expect((await writer.received(taken)).map(({ message }) => message)).toEqual(
      Array.from({ length: taken }, (_, n) => `m${n}`),
    );
    await eventually(() => expect(counters.received).toBe(taken));
  });

  test('processes the queue before it stops', async () => {
    const { writer, send, stop } = await running({});
    send(200);
    await stop();
    expect(writer.messages).toHaveLength(200);
  });

  test.runIf(platform() === 'linux' && existsSync('/proc/net/udp'))(
    'counts what the system dropped before it could be read',
    async () => {
      const { writer, counters, send, stop } = await running({ receiveBufferBytes: 10_000 });
      // Sent in one turn of the event loop, so that nothing is read in between.
      send(2_000);
      await stop();
      expect(counters.dropped).toBeGreaterThan(1_000);
      expect(counters.dropped + writer.messages.length).toBe(2_000);
      expect(counters.lastError?.text).toMatch(
        /The system dropped \d+ datagrams: its receive buffer of \d+ bytes was full/,
      );
    },
  );
});

describe('the drops of a socket', () => {
  const table = [
    '   sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode ref pointer drops            ',
    '  100: 0100007F:05EA 00000000:0000 07 00000000:00000000 00:00000000 00000000     0        0 438131 2 0000000036aa5b9e 17        ',
    '  101: 00000000:05EA 00000000:0000 07 00000000:00000000 00:00000000 00000000     0        0 438132 2 0000000036aa5b9f 0         ',
  ].join('\n');
  const table6 =
    '  11: 00000000000000000000000000000000:05EA 00000000000000000000000000000000:0000 07 00000000:00000000 00:00000000 00000000     0        0 20 2 0000000000000000 4';

  test('are read from the last column of its line', () => {
    expect(dropsIn(table, 1514, '127.0.0.1')).toBe(17);
    expect(dropsIn(table, 1514, '0.0.0.0')).toBe(0);
    expect(dropsIn(table6, 1514, undefined)).toBe(4);
  });

  test('are unknown without a line', () => {
    expect(dropsIn(table, 1515, '127.0.0.1')).toBeUndefined();
    expect(dropsIn('', 1514, undefined)).toBeUndefined();
  });
});
