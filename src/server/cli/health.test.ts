import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { offerLocalAccess } from '../sessions/local-access';
import { runHealth } from './health';

async function nodeThatAnswers(status: number): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => void server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked };
}

function emptyDirectory(): string {
  const directory = temporaryDirectory();
  return directory;
}

const health = (args: string[], directory = emptyDirectory()) =>
  runHealth(args, { env: {}, defaultDataDirectory: directory });

test('a node that responds is healthy, also below a path prefix', async () => {
  const { url, asked } = await nodeThatAnswers(200);
  expect(await health(['--url', `${url}/logs/`])).toMatchObject({ exitCode: 0 });
  expect(asked).toEqual(['/logs/api/']);
});

test('the node of a data directory is found without its address', async () => {
  const { url, asked } = await nodeThatAnswers(200);
  const directory = emptyDirectory();
  offerLocalAccess(directory, { url: `${url}/logs/`, secret: 'x'.repeat(40) });
  expect(await health(['--data-dir', directory])).toMatchObject({ exitCode: 0 });
  expect(asked).toEqual(['/logs/api/']);
});

test('a node that fails or is gone is not healthy, with the reason', async () => {
  const { url } = await nodeThatAnswers(502);
  expect(await health(['--url', url])).toEqual({
    exitCode: 1,
    text: `${url}/api/ responds with 502.\n`,
  });
  const gone = await health(['--url', 'http://127.0.0.1:1/']);
  expect(gone.exitCode).toBe(1);
  expect(gone.text).toMatch(/does not respond: .+/);
});

test('wrong usage has a code of its own', async () => {
  expect(await health(['--nope'])).toMatchObject({ exitCode: 2 });
  expect(await health(['--url', 'nowhere'])).toMatchObject({ exitCode: 2 });
  expect((await health(['--help'])).text).toContain('Usage: graylog-console health');
});
