import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNode, type RunningNode } from '../e2e/node';
import { CASES } from './cases';
import { measureCrowd, measureWall, type Crowd, type Wall } from './crowd';
import { makeData } from './messages/data';
import { feed } from './messages/feed';
import { gelfTcpPort } from './ingest/gelf-port';
import { writePage } from './page';
import { spread, type Spread } from './spread';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 20);
/** Slow cases run fewer times than RUNS, but at least three times. */
const SECONDS_EACH = Number(process.env['BENCH_SECONDS'] ?? 20);
const FED_PER_SECOND = 5000;
/** Messages, indices and days: `1000000/1/7,5000000/7/7`. */
const SIZES = process.env['BENCH_SIZES'] ?? '316000/1/1,1000000/1/7,5000000/7/7,20000000/20/7';
/** The directory that keeps data between runs. Without it, each run creates its data. */
const KEPT = process.env['BENCH_DATA'];

export type Measured = { name: string; graylog?: number; idle: Spread; fed: Spread };
export type Scale = {
  messages: number;
  indices: number;
  days: number;
  at: string;
  cores: number;
  /** The load average of the machine before the run. */
  load: number;
  bytes: number;
  cases: Measured[];
  fedPerSecond: number;
  crowd: Crowd;
  wall: Wall;
  walls: Wall;
  peakMemory: number;
};

export async function measureScale(): Promise<void> {
  for (const size of SIZES.split(',')) {
    const [messages = 0, indices = 1, days = 7] = size.split('/').map(Number);
    const directory =
      KEPT === undefined
        ? mkdtempSync(join(tmpdir(), 'console-data-'))
        : join(KEPT, `${messages}-${indices}`);
    try {
      if (!existsSync(join(directory, 'messages.duckdb'))) {
        mkdirSync(directory, { recursive: true });
        await makeData(directory, { messages, indices, days });
      }
      await measureSize(directory, { messages, indices, days });
    } finally {
      if (KEPT === undefined) rmSync(directory, { recursive: true });
    }
  }
  writePage();
}

async function measureSize(
  directory: string,
  size: Pick<Scale, 'messages' | 'indices' | 'days'>,
): Promise<void> {
  const load = loadavg()[0] ?? NaN;
  const node = await startNode({ args: ['--no-sample'], dataDir: directory });
  try {
    const bytes = await storedBytes(node, size.messages);
    const idle = await measureCases(node);
    const crowd = await measureCrowd(node, Math.max(SECONDS_EACH, 10));
    const wall = await measureWall(node, 1, 4, 10);
    const walls = await measureWall(node, 5, 2, 10);
    const feeding = await feed(await gelfTcpPort(node), FED_PER_SECOND);
    const fed = await measureCases(node);
    const fedPerSecond = await feeding.stop();
    const cases = CASES.map(({ name, graylog }, at): Measured => ({
      name,
      ...(graylog !== undefined && { graylog }),
      idle: idle[at] ?? spread([]),
      fed: fed[at] ?? spread([]),
    }));
    const scale: Scale = {
      ...size,
      at: new Date().toISOString(),
      cores: availableParallelism(),
      load,
      bytes,
      cases,
      fedPerSecond,
      crowd,
      wall,
      walls,
      peakMemory: node.peakMemory(),
    };
    mkdirSync('bench', { recursive: true });
    writeFileSync(
      `bench/scale-${size.messages}-${size.indices}.json`,
      `${JSON.stringify(scale, null, 1)}\n`,
    );
    console.table(
      cases.map(({ name, idle: { p50, p95 }, fed: { p50: fed50, p95: fed95 } }) => ({
        name,
        p50,
        p95,
        fed50,
        fed95,
      })),
    );
  } finally {
    await node.stop();
    await node.dispose();
  }
}

async function measureCases(node: RunningNode): Promise<Spread[]> {
  const measured: Spread[] = [];
  for (const { name, run } of CASES) {
    const times: number[] = [];
    await run(node);
    await run(node);
    const end = performance.now() + SECONDS_EACH * 1000;
    while (times.length < RUNS && (times.length < 3 || performance.now() < end)) {
      const started = performance.now();
      await run(node);
      times.push(performance.now() - started);
    }
    measured.push(spread(times));
    console.log(name, Math.round(spread(times).p50), 'ms');
  }
  return measured;
}

/** @throws Error if messages are missing, for example because retention deleted an index. */
async function storedBytes(node: RunningNode, messages: number): Promise<number> {
  const { body } = await node.api('GET', '/system/indices/index_sets/stats');
  const { documents, size } = body as { documents: number; size: number };
  if (documents < messages) throw new Error(`There are ${documents} messages, not ${messages}.`);
  return size;
}
