import type { RunningNode } from './node';
import { drawPort } from './ports';
import { until } from './until';

const ADDRESS = '127.0.0.1';
const MOST_DRAWS = 20;

/** Creates an input on a port that it keeps when the node restarts; returns the port. */
export async function listeningInput(
  node: RunningNode,
  type: string,
  configuration: Record<string, unknown> = {},
): Promise<number> {
  for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
    const port = drawPort();
    const { status, body } = await node.api('POST', '/system/inputs', {
      title: 'Made by a journey',
      type,
      global: true,
      configuration: { bind_address: ADDRESS, port, ...configuration },
    });
    if (status !== 201) throw new Error(`The input was not made: ${JSON.stringify(body)}`);
    const { id } = body as { id: string };
    const failure = await failureOf(node, id);
    if (failure === null) return port;
    if (!failure.includes('already in use')) throw new Error(failure);
    await node.api('DELETE', `/system/inputs/${id}`);
  }
  throw new Error(`${MOST_DRAWS} ports are in use`);
}

/** Waits until the input runs, or failed for the returned reason. */
async function failureOf(node: RunningNode, id: string): Promise<string | null> {
  let status = { state: 'STARTING', detailed_message: null as string | null };
  await until(
    async () => {
      const answer = await node.api('GET', `/system/inputstates/${id}`);
      status = answer.body as typeof status;
      return status.state === 'RUNNING' || status.state === 'FAILED';
    },
    () => `the input runs, which is ${status.state}`,
  );
  return status.state === 'FAILED' ? (status.detailed_message ?? '') : null;
}
