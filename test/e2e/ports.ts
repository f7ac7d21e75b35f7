import { createServer } from 'node:net';

// With these numbers, the ports of five workers are disjoint and below those of outgoing
// connections.
const PORTS_PER_WORKER = 1_000;
const FIRST_OFFSET = 10_000;
const FIRST_SINGLE_PORT = 27_300;
const PAGE_PORT = 7_000;
const INPUT_PORTS = [1_514, 12_201, 12_202];

/**
 * Each worker uses its own range, because a free port is bound later and another worker could
 * choose it in between.
 */
const draw = (first: number) => {
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
  return first + worker * PORTS_PER_WORKER + Math.floor(Math.random() * PORTS_PER_WORKER);
};

/** Free ports for a node: for its web server, and an offset for the default ports of its inputs. */
export async function freeNodePorts(): Promise<{ port: number; inputPortOffset: number }> {
  for (;;) {
    const inputPortOffset = draw(FIRST_OFFSET);
    const free = await Promise.all(
      [PAGE_PORT, ...INPUT_PORTS].map((port) => isFree(port + inputPortOffset)),
    );
    if (free.every(Boolean)) return { port: PAGE_PORT + inputPortOffset, inputPortOffset };
  }
}

export async function freePort(): Promise<number> {
  for (;;) {
    const port = draw(FIRST_SINGLE_PORT);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
