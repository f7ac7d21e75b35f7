import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { noCounts } from '@/server/inputs/definition/counters';
import { newInput } from '@/server/inputs/running/default-inputs';
import type { Listener } from '@/server/inputs/definition/model';
import { startInput } from '@/server/inputs/running/start-input';
import { createReadPositions } from '@/server/inputs/definition/read-positions';
import type { MessageWriter } from '@/server/inputs/definition/message-writer';
import type { Figure } from '../report';

const SECONDS = 5;
const RATES = [50_000, 100_000, 150_000];

/**
 * Receives and decodes syslog datagrams from another process, with a storage that accepts
 * everything immediately.
 */
export async function measureDatagrams(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const rate of RATES) figures.push(await measureRate(rate));
  return figures;
}

async function measureRate(rate: number): Promise<Figure> {
  const counters = noCounts();
  const writer: MessageWriter = {
    write: async () => {},
    writeDurably: async () => {},
    flush: async () => {},
  };
  const input = newInput(
    'bench',
    INPUT_TYPES.syslogUdp,
    { bind_address: '127.0.0.1', port: 0 },
    Date.now(),
  );
  const { port, stop } = (await startInput(input, {
    writer,
    counters,
    readPositions: await createReadPositions(undefined),
    now: Date.now,
  })) as Listener;
  const before = process.cpuUsage();
  const sender = fork(fileURLToPath(new URL('./udp-sender.ts', import.meta.url)), [
    `${port}`,
    `${rate}`,
    `${SECONDS}`,
  ]);
  const [{ sent }] = (await once(sender, 'message')) as [{ sent: number }];
  await delay(500);
  const { user, system } = process.cpuUsage(before);
  await stop();
  return {
    name: `syslog UDP at ${rate.toLocaleString('en')}/s: received of those sent`,
    value: (100 * counters.received) / sent,
    unit: '%',
    ...(rate <= 100_000 && { aim: 100, atLeast: true }),
    note: `${sent} sent, ${counters.received} received, ${counters.dropped} dropped and counted, ${sent - counters.received - counters.dropped} unaccounted; ${((user + system) / counters.received).toFixed(1)} µs each`,
  };
}
