import { request } from 'node:http';
import { listeningInput } from '../listening-input';
import type { RunningNode } from '../node';
import { until } from '../until';

/**
 * Messages per second, sent without waiting for responses. A slow machine accepts fewer; the report
 * contains the rate.
 */
const RATE = 20_000;
const MESSAGES_A_REQUEST = 250;
const MOST_UNANSWERED = 80;
/** Long enough for thousands of messages, and random. */
const LIVES_MS = [400, 1600] as const;
/** How often the write index is rotated during ingest. */
const CYCLE_MS = 250;

/**
 * `starts` are the times in milliseconds from starting the process to its first response, `rates`
 * the messages sent per second between two kills.
 */
export type KillReport = {
  rounds: number;
  sent: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  starts: number[];
  rates: number[];
};

/** Kills the node repeatedly during ingest and index rotation, then searches for every message. */
export async function killRounds(
  node: RunningNode,
  rounds: number,
  told: (line: string) => void = () => undefined,
): Promise<KillReport> {
  // It accepts many messages in one request and responds when they are on disk.
  const port = await listeningInput(node, 'org.graylog2.inputs.gelf.http.GELFHttpInput', {
    enable_bulk_receiving: true,
  });
  const acknowledged = new Set<number>();
  const starts: number[] = [];
  const rates: number[] = [];
  let sent = 0;
  for (let round = 1; round <= rounds; round += 1) {
    let alive = true;
    const before = sent;
    const safe = acknowledged.size;
    const began = performance.now();
    const unanswered = new Set<Promise<void>>();
    const give = async (first: number) => {
      if (await post(port, first))
        for (let n = first; n < first + MESSAGES_A_REQUEST; n += 1) acknowledged.add(n);
    };
    const sender = async () => {
      while (alive) {
        const due = before + ((performance.now() - began) / 1000) * RATE;
        while (sent < due && unanswered.size < MOST_UNANSWERED) {
          const giving: Promise<void> = give(sent).finally(() => unanswered.delete(giving));
          unanswered.add(giving);
          sent += MESSAGES_A_REQUEST;
        }
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      await Promise.all(unanswered);
    };
    const cycler = async () => {
      while (alive) {
        await node.api('POST', '/system/deflector/cycle').catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, CYCLE_MS));
      }
    };
    const working = Promise.all([sender(), cycler()]);
    await new Promise((resolve) =>
      setTimeout(resolve, LIVES_MS[0] + Math.random() * (LIVES_MS[1] - LIVES_MS[0])),
    );
    // On a busy machine nothing may be on disk yet.
    await until(
      () => acknowledged.size > safe,
      () => 'messages are acknowledged',
    );
    const killed = node.stop('SIGKILL');
    alive = false;
    rates.push((1000 * (sent - before)) / (performance.now() - began));
    await Promise.all([killed, working]);
    const started = performance.now();
    await node.restart();
    starts.push(performance.now() - started);
    await until(
      () => post(port, undefined),
      () => 'the input listens again',
    );
    told(
      `round ${round}: ${Math.round(rates.at(-1) ?? 0)} a second, ${acknowledged.size} of ${sent} acknowledged so far, started in ${Math.round(starts.at(-1) ?? 0)} ms`,
    );
  }
  const found = await numbersOf(node);
  const times = new Map<number, number>();
  for (const n of found) times.set(n, (times.get(n) ?? 0) + 1);
  const lost = [...acknowledged].filter((n) => !times.has(n)).length;
  return {
    rounds,
    sent,
    acknowledged: acknowledged.size,
    lost,
    doubled: [...times.values()].filter((count) => count > 1).length,
    starts,
    rates,
  };
}

/**
 * Sends messages numbered from `first`, or one without a number. Returns whether they were
 * acknowledged.
 */
function post(port: number, first: number | undefined): Promise<boolean> {
  const line = (n: number | undefined) =>
    n === undefined
      ? '{"host":"killed","short_message":"without number"}'
      : `{"version":"1.1","host":"killed","short_message":"message ${n}","_n":${n}}`;
  const body =
    first === undefined
      ? line(undefined)
      : Array.from({ length: MESSAGES_A_REQUEST }, (_, index) => line(first + index)).join('\n');
  return new Promise((resolve) => {
    const sending = request(
      { host: '127.0.0.1', port, path: '/gelf', method: 'POST' },
      (response) => {
        response.resume();
        response.on('close', () => resolve(response.statusCode === 202));
      },
    );
    sending.on('error', () => resolve(false));
    sending.end(body);
  });
}

async function numbersOf(node: RunningNode): Promise<number[]> {
  const csv = await node.text('POST', '/views/search/messages', {
    timerange: { type: 'relative', range: 0 },
    query_string: { type: 'elasticsearch', query_string: '_exists_:n' },
    fields_in_order: ['n'],
  });
  return [...csv.matchAll(/^"(\d+)"$/gm)].map(([, n]) => Number(n));
}
