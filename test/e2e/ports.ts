import { createServer } from 'node:net';

const PORTS_PER_WORKER = 1_000;
const FIRST_OFFSET = 10_000;
const FIRST_SINGLE_PORT = 27_300;
const PAGE_PORT = 7_000;

/**
 * Each worker has its own range. They are below the ports of outgoing connections, so that a node
 * that restarts gets the same port again. Any program may have taken a port all the same: whoever
 * listens on it draws another one then.
 */
const draw = (first: number) => {
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
  return first + worker * PORTS_PER_WORKER + Math.floor(Math.random() * PORTS_PER_WORKER);
};

/** Ports for a node: for its web server, and an offset for the default ports of its inputs. */
export function drawNodePorts(): { port: number; inputPortOffset: number } {
  const inputPortOffset = draw(FIRST_OFFSET);
  return { port: PAGE_PORT + inputPortOffset, inputPortOffset };
}

export const drawPort = (): number => draw(FIRST_SINGLE_PORT);

/**
 * A port that nobody listens on, for those who name it before it is used. Nobody else is given it
 * in the meantime.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = drawPort();
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
