import type { RunningNode } from '@test/e2e/node';

export async function gelfTcpPort(node: RunningNode): Promise<number> {
  const { body } = await node.api('GET', '/system/inputs');
  const input = (body as { inputs: { type: string; attributes: { port?: number } }[] }).inputs.find(
    ({ type }) => type.endsWith('GELFTCPInput'),
  );
  if (input?.attributes.port === undefined) throw new Error('The node has no GELF TCP input.');
  return input.attributes.port;
}
