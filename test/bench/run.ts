import { startNode } from '../e2e/node';
import { measureAttacks } from './attacks/attacks';
import { measureChaos } from './chaos';
import { measureDashboards } from './dashboards/dashboards';
import { measureExtremes } from './extremes/extremes';
import { measureFirstStart } from './first-start';
import { measureFuzzing } from './fuzz';
import { measureExtractors } from './ingest/extractors';
import { gelfTcpPort } from './ingest/gelf-port';
import { measureIngest } from './ingest/ingest';
import { measureKills } from './kill';
import { writePage } from './page';
import { measurePages } from './pages';
import { printTable, writeLatest, type Figure } from './report';
import { measureRouting } from './routes';
import { measureScale } from './scale';
import { measureSearches } from './searches';
import { measureSenders } from './senders/senders';
import { measureDatagrams } from './ingest/udp';

const MESSAGES = Number(process.env['BENCH_MESSAGES'] ?? 1_000_000);
/**
 * Limits the bench to a part: "pages" skips searches, "ingest" is only that, "routing", "fuzz",
 * "udp", "kill", "extremes", "chaos", "dashboards", "attacks", "senders" and "extractors" do not
 * need its data, "scale" uses its own data, "first-start" runs only by itself, because it installs
 * all packages, and "page" only rewrites docs/performance-data.md.
 */
const ONLY = process.env['BENCH_ONLY'];
const REFRESHES = Number(process.env['BENCH_REFRESHES'] ?? 200);

const withoutNode: Readonly<Record<string, () => Figure[] | Promise<Figure[]>>> = {
  routing: measureRouting,
  fuzz: measureFuzzing,
  udp: measureDatagrams,
  kill: measureKills,
  extremes: measureExtremes,
  chaos: measureChaos,
  dashboards: measureDashboards,
  attacks: measureAttacks,
  senders: measureSenders,
  extractors: measureExtractors,
};
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(withoutNode))
  if (ONLY === undefined || ONLY === name) figures.push(...(await measure()));
if (ONLY === 'first-start') figures.push(...(await measureFirstStart()));
if (figures.length > 0) printTable(figures);
if (ONLY === 'scale') await measureScale();
else if (ONLY === 'page') writePage();
else if (ONLY === undefined || !(ONLY in withoutNode || ONLY === 'first-start'))
  await measureNode(figures);

async function measureNode(before: readonly Figure[]): Promise<void> {
  const node = await startNode({ args: ['--no-sample'] });
  try {
    const port = await gelfTcpPort(node);
    const figures = [...before];
    const parts = [
      () => measureIngest(node, port, MESSAGES),
      ...(ONLY === 'pages' || ONLY === 'ingest' ? [] : [() => measureSearches(node)]),
      ...(ONLY === 'ingest' ? [] : [() => measurePages(node, { refreshes: REFRESHES })]),
    ];
    for (const measure of parts) {
      figures.push(...(await measure()));
      printTable(figures);
      writeLatest(figures);
    }
  } finally {
    await node.dispose();
  }
}
