import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Wall } from './crowd';
import { DASHBOARDS_FILE } from './dashboards/dashboards';
import { EXTREMES_FILE } from './extremes/extremes';
import { PAGES_FILE } from './pages';
import { readFigures, type Figure } from './report';
import type { Scale } from './scale';
import type { Spread } from './spread';

const PAGE = 'docs/performance-data.md';

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { maximumFractionDigits: digits });
const ms = (value: number) => number(value, value < 10 ? 1 : 0);
const sizeOf = ({ messages }: Scale) =>
  messages < 1_000_000 ? number(messages) : `${number(messages / 1e6, 1)} million`;
const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [
    row(...head),
    row(...head.map((_, at) => (at === 0 ? '---' : '---:'))),
    ...rows.map((cells) => row(...cells)),
  ].join('\n');

/** Writes the page from the result files of the bench. */
export function writePage(): void {
  const scales = readdirSync('bench')
    .filter((name) => /^scale-.*\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(`bench/${name}`, 'utf8')) as Scale)
    .sort((a, b) => a.messages - b.messages);
  const latest = existsSync('bench/latest.json')
    ? (JSON.parse(readFileSync('bench/latest.json', 'utf8')) as { figures: Figure[] }).figures
    : [];
  const parts = [
    '# Performance data',
    'Made by `BENCH_ONLY=scale npm run bench` and `BENCH_ONLY=page npx tsx test/bench/run.ts` from what the bench measured; do not edit. What it means is in [performance.md](performance.md). Times are round trips over the API in milliseconds, warm, on one machine together with who asks.',
    machines(scales),
    '## How searches grow with the data',
    'Median / 95th percentile of at most 20 runs, fewer where they are slow. The node has nothing else to do.',
    growth(scales, ({ idle }) => idle),
    `The same while ${number(Math.max(...scales.map(({ fedPerSecond }) => fedPerSecond)))} messages per second are sent to it over GELF TCP:`,
    growth(scales, ({ fed }) => fed),
    ...comparison(scales),
    ...ingest(latest),
    '## Many searchers at once',
    'Each asks the next of the cases above (those over 24 hours, the newest messages and the fields) as soon as the last is answered. The least share is what the slowest searcher got of the mean.',
    table(
      ['messages', 'searchers', 'answers a second', 'p50', 'p95', 'p99', 'max', 'least share'],
      scales.map((scale) => [
        sizeOf(scale),
        number(scale.crowd.searchers),
        number(scale.crowd.perSecond, 1),
        ...spreadCells(scale.crowd.latency),
        `${number(100 * scale.crowd.leastShare)} %`,
      ]),
    ),
    '## A wall of 24 widgets',
    'Twenty-four searches over the last hour sent at once, every 10 seconds; `whole` is when the last answer is there. With five viewers 120 searches are asked at once, and each is asked five times.',
    table(
      ['messages', 'viewers', 'p50', 'p95', 'p99', 'max', 'whole, p50', 'whole, max'],
      scales.flatMap((scale) =>
        [scale.wall, scale.walls].map((wall) => [sizeOf(scale), ...wallCells(wall)]),
      ),
    ),
  ];
  parts.push(...pages(), ...dashboards(), ...extremes());
  writeFileSync(PAGE, `${parts.join('\n\n')}\n`);
}

const spreadCells = ({ p50, p95, p99, max }: Spread) => [p50, p95, p99, max].map(ms);
const wallCells = ({ viewers, latency, whole }: Wall) => [
  number(viewers),
  ...spreadCells(latency),
  ms(whole.p50),
  ms(whole.max),
];

function machines(scales: readonly Scale[]): string {
  const rows = scales.map((scale) => [
    sizeOf(scale),
    number(scale.days),
    number(scale.indices),
    `${number(scale.bytes / 2 ** 20)} MiB`,
    `${number(scale.peakMemory / 2 ** 20)} MiB`,
    number(scale.cores),
    number(scale.load, 1),
    scale.at.slice(0, 10),
  ]);
  const busy = scales.some(({ load, cores }) => load > cores / 2)
    ? '\n\nA load above half of the cores before a run means that the machine was busy with other things: those times are upper limits.'
    : '';
  return (
    table(
      [
        'messages',
        'days',
        'indices',
        'on disk',
        'peak memory of the node',
        'cores',
        'load before',
        'measured',
      ],
      rows,
    ) + busy
  );
}

function growth(
  scales: readonly Scale[],
  spreadOf: (measured: Scale['cases'][number]) => Spread,
): string {
  const names = [...new Set(scales.flatMap(({ cases }) => cases.map(({ name }) => name)))];
  const cell = (scale: Scale, name: string) => {
    const measured = scale.cases.find((one) => one.name === name);
    return measured ? `${ms(spreadOf(measured).p50)} / ${ms(spreadOf(measured).p95)}` : '';
  };
  return table(
    ['', ...scales.map(sizeOf)],
    names.map((name) => [name, ...scales.map((scale) => cell(scale, name))]),
  );
}

/** Only comparable if all messages are within a day, like those of the real server. */
function comparison(scales: readonly Scale[]): string[] {
  const scale = scales.find(({ days }) => days === 1);
  if (!scale) return [];
  const rows = scale.cases.flatMap(({ name, graylog, idle }) =>
    graylog === undefined ? [] : [[name, ms(idle.p50), ms(graylog), number(idle.p50 / graylog, 2)]],
  );
  return [
    '## Beside a real server',
    `Medians over ${sizeOf(scale)} messages of one day; the real server is Graylog 5.1 with OpenSearch on two cores of the same kind. We aim at half of its times.`,
    table(['', 'here', 'Graylog', 'ratio'], rows),
  ];
}

/** Figures of pages, each with the load of the machine. */
const figureTable = (figures: readonly Figure[]) =>
  table(
    ['', 'measured', 'aim', 'runs', 'load before', ''],
    figures.map(({ name, value, unit, aim, atLeast, runs = 1, load, note = '' }) => [
      name,
      `${number(value, value < 10 ? 1 : 0)} ${unit}`,
      aim === undefined ? '' : `${atLeast ? '≥' : '≤'} ${number(aim)}`,
      `${runs}`,
      load === undefined ? '' : number(load, 1),
      note,
    ]),
  );
const BUSY =
  'A load above one means that the machine, of two cores, did other things beside: times by the clock are upper limits then, and those without one are of an earlier state.';

function pages(): string[] {
  const figures = readFigures(PAGES_FILE);
  return figures.length === 0
    ? []
    : [
        '## The search page',
        `By \`BENCH_ONLY=pages npm run bench\`, in Chromium over the built program. Graylog is its own console. ${BUSY}`,
        figureTable(figures),
      ];
}

/** A dashboard of 24 widgets in the browser. */
function dashboards(): string[] {
  const figures = readFigures(DASHBOARDS_FILE);
  return figures.length === 0
    ? []
    : [
        '## A dashboard of 24 widgets in the browser',
        `By \`BENCH_ONLY=dashboards npm run bench\`, in Chromium over the built program, with as many messages and as many new ones a second as the measured Graylog had. The main thread is measured in milliseconds of the processor. \`BENCH_SOAK\` is the number of refreshes of the last part, which takes hours; 0 leaves it out. ${BUSY}`,
        figureTable(figures),
      ];
}

/** Rare extremes that must not block anybody. */
function extremes(): string[] {
  const figures = readFigures(EXTREMES_FILE);
  return figures.length === 0
    ? []
    : [
        '## Pages of the extreme',
        `By \`BENCH_ONLY=extremes npm run bench\`, in Chromium over the built program. Of several runs the best is told. The longest task is that of the page's main thread in milliseconds of the processor, so that what else the machine does is not in it; beside it the same by the clock. Graylog is its own console with the same messages. ${BUSY}`,
        figureTable(figures),
      ];
}

function ingest(latest: readonly Figure[]): string[] {
  const rows = latest
    .filter(({ name }) => /GELF|one message|UDP|taking them/.test(name))
    .map(({ name, value, unit, aim, atLeast, note = '' }) => [
      name,
      `${number(value)} ${unit}`,
      aim === undefined ? '' : `${atLeast ? '≥' : '≤'} ${number(aim)}`,
      note,
    ]);
  return rows.length === 0
    ? []
    : [
        '## Ingest',
        'Graylog takes 7,900 messages per second until they are searchable, and one message is found after 1,260 ms.',
        table(['', 'measured', 'aim', ''], rows),
      ];
}
