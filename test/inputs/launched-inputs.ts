import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach } from 'vitest';
import { listInputs, type InputSummary } from '@/contract/inputs';
import { backend, PASSWORD } from '../backend/backend';

export const GELF_TCP = 'org.graylog2.inputs.gelf.tcp.GELFTCPInput';
export const TAIL = 'console.inputs.filetail.FileTailInput';

/** Calls the API of the test's backend as its administrator. */
export async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const headers = {
    authorization: `Basic ${btoa(`admin:${PASSWORD}`)}`,
    'x-requested-by': 'test',
    'content-type': 'application/json',
  };
  const answer = await (
    await backend()
  ).handle(
    new Request(`http://node.test/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const text = await answer.text();
  return text === '' ? null : JSON.parse(text);
}
/** Creates a real input on a free port; returns its id. */
export const launch = async (
  title: string,
  configuration: Record<string, unknown> = {},
  type = GELF_TCP,
) =>
  (
    (await ask('POST', '/system/inputs', {
      title,
      type,
      global: true,
      configuration:
        type === TAIL ? configuration : { bind_address: '127.0.0.1', port: 0, ...configuration },
    })) as { id: string }
  ).id;
/** The inputs as the backend has them. */
export const stored = async () =>
  ((await ask('GET', listInputs.path)) as { inputs: InputSummary[] }).inputs;

const servers: Server[] = [];
/** A port that is in use. */
export const takenPort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () =>
      resolve((server.address() as AddressInfo).port),
    );
    servers.push(server);
  });
/** Frees the port taken last. */
export const releasePort = () => new Promise((resolve) => servers.pop()?.close(resolve));
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
