import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';

const home = temporaryDirectory();

/**
 * A process whose files may not grow beyond a limit until that is lifted: to the engine that is a
 * full disk.
 */
const LIMIT_BYTES = 5_000_000;
const PROGRAM = `
  import { createInterface } from 'node:readline';
  import { openDatabase } from './src/server/storage/database.ts';
  const [home] = process.argv.slice(1);
  const database = await openDatabase({ path: home + '/messages.duckdb' });
  const file = await database.attach('index', home + '/index.duckdb');
  await file.run('CREATE TABLE texts AS SELECT 0 AS n, NULL::VARCHAR AS text WHERE false');
  let stored = 0;
  const write = () => file.transaction(({ run }) => run("INSERT INTO texts SELECT range, md5(random()::VARCHAR) || md5(random()::VARCHAR) FROM range(20000)")).then(() => (stored += 20000));
  const checked = () => file.checkpoint().then(() => 'checkpoint', () => 'no checkpoint');
  const counted = () => database.query('SELECT count(*) AS count FROM "index".texts').then(([row]) => row.count, (error) => error.message);
  let failed;
  while (failed === undefined) {
    await checked();
    await write().catch((error) => (failed = error.message));
  }
  console.log(JSON.stringify({ failed, stored, counted: await counted(), checkpoint: await checked(), after: await counted() }));
  for await (const line of createInterface({ input: process.stdin })) {
    await write();
    console.log(JSON.stringify({ stored, counted: await counted(), checkpoint: await checked() }));
    break;
  }
  await file.detach();
  await database.close();
  process.exit(0);`;

test.skipIf(!existsSync('/usr/bin/prlimit'))(
  'a disk that is full keeps nobody from reading, and writing goes on when there is room again',
  async () => {
    const command = `trap '' XFSZ; exec prlimit --fsize=${LIMIT_BYTES}:unlimited ${process.execPath} --import tsx --input-type=module -e "$1" ${home}`;
    const child = spawn('bash', ['-c', command, 'bash', PROGRAM], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const said = async () =>
      JSON.parse((await lines.next()).value as string) as Record<string, unknown>;

    const full = await said();
    expect(full).toMatchObject({
      failed: expect.stringContaining('File too large') as string,
      counted: full['stored'],
      checkpoint: 'no checkpoint',
      after: full['stored'],
    });
    expect(full['stored']).toBeGreaterThan(0);
    spawnSync('prlimit', ['--pid', `${child.pid}`, '--fsize=unlimited:unlimited']);
    child.stdin.write('go on\n');
    const stored = Number(full['stored']) + 20_000;
    expect(await said()).toEqual({ stored, counted: stored, checkpoint: 'checkpoint' });
    child.stdin.end();
  },
  60_000,
);
