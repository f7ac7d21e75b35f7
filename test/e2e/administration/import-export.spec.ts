import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../journey';
import type { RunningNode } from '../node';

const COUNT = 100_000;
const FIELDS = 'timestamp,source,message,big,n,ok,quote,ratio,tags,user';
const STARTED = Date.UTC(2026, 10, 20);

/**
 * Values that formats often break: digits beyond 2^53, fractions, booleans, lists, quotation marks,
 * line breaks, other scripts.
 */
const message = (n: number) => ({
  timestamp: new Date(STARTED + n * 137).toISOString(),
  source: `web-${n % 7}`,
  message: `request ${n} took a while`,
  ...(n % 1000 === 0 && { big: 'BIG' }),
  n,
  ok: n % 2 === 0,
  ...(n % 10 === 0 && { quote: 'say "x", grüße 漢字\nnext' }),
  ratio: (n % 10) + 0.25,
  ...(n % 10 === 0 && { tags: ['a', 'b'] }),
  user: `u${n % 100}`,
});
const jsonLines = Array.from(
  { length: COUNT },
  (_, n) => `${JSON.stringify(message(n)).replace('"BIG"', '9007199254740993')}\n`,
).join('');

let directory = '';
test.beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'import-export-'));
});
test.afterEach(() => rmSync(directory, { recursive: true, force: true }));

async function command(
  node: RunningNode,
  ...args: string[]
): Promise<{ code: number | null; printed: string }> {
  const child = spawn(
    process.execPath,
    ['bin/graylog-console.mjs', ...args, '--data-dir', node.dataDir],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, printed })));
}

const inFile = (name: string) => join(directory, name);

async function imported(
  node: RunningNode,
  file: string,
  run: string,
  ...more: string[]
): Promise<void> {
  const { code, printed } = await command(node, 'import', file, '--set', `run=${run}`, ...more);
  expect(printed).toContain('100,000 messages imported, 0 rejected');
  expect(code).toBe(0);
}

async function exported(
  node: RunningNode,
  run: string,
  name: string,
  fields = FIELDS,
): Promise<string> {
  const { code, printed } = await command(
    node,
    'export',
    `run:${run}`,
    '--fields',
    fields,
    '--out',
    inFile(name),
  );
  expect(printed).toContain('100,000 messages written');
  expect(code).toBe(0);
  return inFile(name);
}

/** Compared by hand, because a diff of files of several megabytes is useless. */
const same = (file: string, text: string) => readFileSync(file, 'utf8') === text;

test('a hundred thousand messages survive export and import in each format', async ({ node }) => {
  test.setTimeout(600_000);
  writeFileSync(inFile('first.ndjson.gz'), gzipSync(jsonLines));
  await imported(node, inFile('first.ndjson.gz'), 'json');
  expect(same(await exported(node, 'json', 'json.ndjson'), jsonLines)).toBe(true);

  await imported(node, await exported(node, 'json', 'all.parquet'), 'parquet');
  expect(same(await exported(node, 'parquet', 'parquet.ndjson'), jsonLines)).toBe(true);

  // CSV only knows texts and numbers.
  const csv = await exported(node, 'json', 'all.csv');
  await imported(node, csv, 'csv');
  expect(same(await exported(node, 'csv', 'csv.csv'), readFileSync(csv, 'utf8'))).toBe(true);

  const text = await exported(node, 'json', 'all.log', 'timestamp,source,message');
  await imported(node, text, 'text');
  expect(
    same(await exported(node, 'text', 'text.log', 'message'), readFileSync(text, 'utf8')),
  ).toBe(true);
});

test('invalid lines are listed and counted, and an import can resume where it stopped', async ({
  node,
}) => {
  writeFileSync(
    inFile('some.ndjson'),
    '{"message":"one","timestamp":1795039638}\n{broken\n{"message":"three","timestamp":1795039639}\n',
  );
  const tolerant = await command(node, 'import', inFile('some.ndjson'));
  expect(tolerant.code).toBe(3);
  expect(tolerant.printed).toContain('Rejected, line 2: Invalid JSON');
  expect(tolerant.printed).toContain('2 messages imported, 1 rejected');
  const strict = await command(node, 'import', inFile('some.ndjson'), '--strict');
  expect(strict.code).toBe(1);
  expect(strict.printed).toContain('Stopped: Rejected, line 2');
  const rest = await command(node, 'import', inFile('some.ndjson'), '--skip', '2', '--strict');
  expect(rest.code).toBe(0);
  expect(rest.printed).toContain('1 messages imported, 0 rejected');
});

test('a truncated compressed file is imported up to the point where it ends', async ({ node }) => {
  const whole = gzipSync(jsonLines.slice(0, 5_000_000));
  writeFileSync(inFile('cut.ndjson.gz'), whole.subarray(0, whole.length / 2));
  const { code, printed } = await command(node, 'import', inFile('cut.ndjson.gz'));
  expect(code).toBe(1);
  expect(printed).toMatch(/Stopped: .*cut\.ndjson\.gz: the compressed data is damaged or cut off/);
  expect(
    Number(/([\d,]+) messages imported/.exec(printed)?.[1]?.replaceAll(',', '')),
  ).toBeGreaterThan(1000);
});

test('users who cannot read the data directory have to authenticate', async ({ node }) => {
  const child = spawn(
    process.execPath,
    ['bin/graylog-console.mjs', 'export', '--url', node.url, '--data-dir', directory],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: process.env['PATH'] } },
  );
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(2);
  expect(printed).toContain('Who are you?');
});
