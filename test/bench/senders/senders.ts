import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { startNode, type RunningNode } from '@test/e2e/node';
import { withLoad, type Figure } from '../report';
import { ATTACKS, type Attack, type Ports } from './attacks';

const EVERY_MS = 50;
/** How long it is measured after everything was sent. */
const AFTER_MS = 5_000;
const LONGEST_ATTACK_MS = 120_000;
/** Runs only attacks whose names contain this. */
const ONLY = process.env['BENCH_ATTACK'] ?? '';

/**
 * Another sender's GELF messages over HTTP while one sender attacks: how long each takes until it is
 * acknowledged, and the peak memory of the node.
 */
export async function measureSenders(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [number, attack] of ATTACKS.entries())
    if (attack.name.includes(ONLY))
      figures.push(...(await withLoad(() => measureAttack(number, attack))));
  return figures;
}

async function measureAttack(number: number, { name, to }: Attack): Promise<Figure[]> {
  const node = await startNode({ args: ['--no-sample'] });
  try {
    const ports = await portsOf(node);
    const attacker = fork(fileURLToPath(new URL('./attacker.ts', import.meta.url)), [
      `${number}`,
      `${ports[to]}`,
    ]);
    await once(attacker, 'message');
    const other = sendSteadily(ports.gelfHttp);
    const sent = once(attacker, 'message');
    const started = performance.now();
    attacker.send('go');
    const wasSent = await Promise.race([
      sent.then(() => true),
      delay(LONGEST_ATTACK_MS, false, { ref: false }),
    ]);
    const seconds = (performance.now() - started) / 1000;
    await delay(AFTER_MS);
    const times = await other.stop();
    if (!wasSent) attacker.kill();
    return [...acknowledged(name, times, seconds), peak(name, node)];
  } finally {
    await node.dispose();
  }
}

function acknowledged(name: string, times: readonly number[], seconds: number): Figure[] {
  const sorted = [...times].sort((a, b) => a - b);
  const part = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return [
    {
      name: `${name}: another sender's message until it is acknowledged, longest`,
      value: part(1),
      unit: 'ms',
      aim: 1_000,
      runs: times.length,
      note: `p50 ${Math.round(part(0.5))} ms, p95 ${Math.round(part(0.95))} ms; sent in ${seconds.toFixed(1)} s`,
    },
  ];
}

const peak = (name: string, node: RunningNode): Figure => ({
  name: `${name}: peak memory of the node`,
  value: node.peakMemory() / 2 ** 20,
  unit: 'MiB',
  aim: 1_430,
});

/** Sends a message every 50 ms, whether or not earlier ones were answered. */
function sendSteadily(port: number): { stop: () => Promise<number[]> } {
  const agent = new Agent({ keepAlive: true });
  const running: Promise<number>[] = [];
  const timer = setInterval(() => running.push(acknowledge(port, agent)), EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      const times = await Promise.all(running);
      agent.destroy();
      return times;
    },
  };
}

/** The milliseconds until the answer; rejects if it is not 202. */
function acknowledge(port: number, agent: Agent): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(
      { port, host: '127.0.0.1', path: '/gelf', method: 'POST', agent },
      (response) => {
        response.resume();
        if (response.statusCode === 202) resolve(performance.now() - started);
        else reject(new Error(`The other sender got ${response.statusCode}.`));
      },
    );
    call.on('error', reject);
    call.end('{"version":"1.1","host":"other","short_message":"one of the others"}');
  });
}

async function portsOf(node: RunningNode): Promise<Ports> {
  const { body } = await node.api('GET', '/system/inputs');
  const { inputs } = body as { inputs: { type: string; attributes: { port?: number } }[] };
  const portOf = (type: string) => {
    const port = inputs.find((input) => input.type === type)?.attributes.port;
    if (port === undefined) throw new Error(`The node has no input ${type}.`);
    return port;
  };
  return {
    gelfTcp: portOf(INPUT_TYPES.gelfTcp),
    gelfUdp: portOf(INPUT_TYPES.gelfUdp),
    gelfHttp: portOf(INPUT_TYPES.gelfHttp),
    syslogTcp: portOf(INPUT_TYPES.syslogTcp),
  };
}
