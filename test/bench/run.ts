import { startNode } from '../e2e/node';
import { measureIngest } from './ingest';
import { measurePages } from './pages';
import { printTable, writeLatest, type Figure } from './report';
import { measureSearches } from './searches';

const MESSAGES = Number(process.env['BENCH_MESSAGES'] ?? 1_000_000);
/** For work on one part: "pages" leaves out the searches. */
const ONLY = process.env['BENCH_ONLY'];
const REFRESHES = Number(process.env['BENCH_REFRESHES'] ?? 200);

const node = await startNode({ args: ['--no-sample'] });
try {
  const port = await gelfTcpPort();
  const figures: Figure[] = [];
  const parts = [() => measureIngest(node, port, MESSAGES), ...(ONLY === 'pages' ? [] : [() => measureSearches(node)]), () => measurePages(node, { refreshes: REFRESHES })];
  for (const measure of parts) {
    figures.push(...(await measure()));
    printTable(figures);
    writeLatest(figures);
  }
} finally {
  await node.dispose();
}

async function gelfTcpPort(): Promise<number> {
  const { body } = await node.api('GET', '/system/inputs');
  const input = (body as { inputs: { type: string; attributes: { port?: number } }[] }).inputs.find(({ type }) => type.endsWith('GELFTCPInput'));
  if (input?.attributes.port === undefined) throw new Error('The node has no GELF TCP input.');
  return input.attributes.port;
}
