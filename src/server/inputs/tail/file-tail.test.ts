import { appendFile, mkdir, mkdtemp, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '@test/environment/eventually';
import { createMemoryWriter } from '@test/backend/memory-writer';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import type { DocumentStorage } from '@/server/storage/documents';
import { noCounts } from '../definition/counters';
import { newInput } from '../running/default-inputs';
import type { Configuration } from '../definition/model';
import { startFileTail } from './file-tail';
import { createReadPositions } from '../definition/read-positions';

let folder: string;
const cleanUp: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tail-'));
  cleanUp.push(() => rm(folder, { recursive: true }));
});
afterEach(async () => {
  for (const one of cleanUp.splice(0).reverse()) await one();
});

/** Keeps documents across readers, like a database. */
function memoryStorage(): DocumentStorage {
  const collections = new Map<string, Map<string, unknown>>();
  const of = (name: string) =>
    collections.get(name) ??
    collections.set(name, new Map()).get(name) ??
    new Map<string, unknown>();
  return {
    load: (name) => Promise.resolve(new Map(structuredClone([...of(name)]))),
    put: (name, id, document) => Promise.resolve(void of(name).set(id, structuredClone(document))),
    remove: (name, id) => Promise.resolve(void of(name).delete(id)),
  };
}

async function tailing(
  configuration: Configuration = {},
  storage = memoryStorage(),
  id = 'input-1',
) {
  const writer = createMemoryWriter();
  const counters = noCounts();
  const input = {
    ...newInput('logs', INPUT_TYPES.fileTail, { path: folder, ...configuration }, 0),
    id,
  };
  const runner = await startFileTail({
    input,
    writer,
    counters,
    readPositions: await createReadPositions(storage),
    now: Date.now,
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= runner.stop());
  cleanUp.push(stop);
  const messages = () => writer.messages.map(({ message }) => message);
  return { writer, counters, stop, storage, messages };
}

const path = (name: string) => join(folder, name);

test('reads existing and new lines', async () => {
  await writeFile(path('app.log'), 'one\ntwo\nhal');
  const { writer, messages } = await tailing();
  await writer.received(2);
  await appendFile(path('app.log'), 'f\n\n  \nlast\n');
  await writer.received(4);
  expect(messages()).toEqual(['one', 'two', 'half', 'last']);
  expect(writer.messages[0]).toMatchObject({
    source: hostname(),
    inputId: 'input-1',
    fields: { file: path('app.log') },
  });
});

test('starts with the last lines of a long file', async () => {
  await writeFile(
    path('app.log'),
    Array.from({ length: 100_000 }, (_, n) => `line ${n}\n`).join(''),
  );
  const { writer, messages } = await tailing({ first_lines: 300 });
  await writer.received(300);
  await appendFile(path('app.log'), 'end\n');
  await eventually(() => expect(messages().at(-1)).toBe('end'));
  expect(messages()[0]).toBe('line 99700');
  expect(writer.messages).toHaveLength(301);
});

test('finds text logs up to two levels deep and files created later, but no binary, compressed or rotated ones', async () => {
  await mkdir(path('a/b/c'), { recursive: true });
  for (const name of [
    'syslog',
    'auth.log',
    'a/nginx.log',
    'a/b/deep.log',
    'a/b/c/too-deep.log',
    'syslog.1',
    'notes.txt',
  ])
    await writeFile(path(name), `in ${name}\n`);
  await writeFile(path('packed.log'), gzipSync('x'.repeat(1000)));
  await writeFile(path('app.log.gz'), gzipSync('x'));
  const { writer, messages } = await tailing();
  await writer.received(4);
  expect(messages().sort()).toEqual([
    'in a/b/deep.log',
    'in a/nginx.log',
    'in auth.log',
    'in syslog',
  ]);
});

test('follows a file across rotation, including the last lines of the old one', async () => {
  await writeFile(path('app.log'), 'old 1\n');
  const { writer, messages } = await tailing();
  await writer.received(1);
  await appendFile(path('app.log'), 'old 2\n');
  await rename(path('app.log'), path('app.log.1'));
  await writeFile(path('app.log'), 'new 1\n');
  await writer.received(3);
  await appendFile(path('app.log'), 'new 2\n');
  await writer.received(4);
  expect(messages()).toEqual(['old 1', 'old 2', 'new 1', 'new 2']);
});

test('starts again when a file is truncated', async () => {
  await writeFile(path('app.log'), 'a long first line\n');
  const { writer, messages } = await tailing();
  await writer.received(1);
  await truncate(path('app.log'));
  await appendFile(path('app.log'), 'fresh\n');
  await writer.received(2);
  expect(messages()).toEqual(['a long first line', 'fresh']);
});

test('remembers its read position across a restart, and across a rotation meanwhile', async () => {
  await writeFile(path('app.log'), 'before\nunfini');
  const first = await tailing();
  await first.writer.received(1);
  await first.stop();
  await appendFile(path('app.log'), 'shed\n');
  await rename(path('app.log'), path('app.log.1'));
  await writeFile(path('app.log'), 'after\n');
  const second = await tailing({}, first.storage);
  await second.writer.received(2);
  expect(second.messages()).toEqual(['unfinished', 'after']);
});

test('reads a line again that could not be stored', async () => {
  await writeFile(path('app.log'), 'precious\n');
  const { writer, counters, messages } = await tailing();
  const write = writer.writeDurably.bind(writer);
  await writer.received(1);
  let refusals = 0;
  writer.writeDurably = (lines) =>
    refusals++ === 0 ? Promise.reject(new Error('disk full')) : write(lines);
  await appendFile(path('app.log'), 'important\n');
  await writer.received(2);
  expect(messages()).toEqual(['precious', 'important']);
  expect(counters.lastError?.text).toContain('disk full');
});

test('reads source, program and date of syslog lines, and only the date of others', async () => {
  await writeFile(path('syslog'), 'Nov 21 10:00:00 web-07 sshd[12]: hello\n');
  await writeFile(path('dpkg.log'), '2026-11-21 14:42:01 status installed libc6:amd64 2.36\n');
  await writeFile(
    path('access.log'),
    '192.0.2.1 - - [21/Nov/2026:14:02:03 +0100] "GET / HTTP/1.1" 200 5\n',
  );
  await writeFile(path('java.log'), '2026-11-21T10:00:00.123Z ERROR boom\n\tat shop.Main\n');
  const { writer } = await tailing();
  await writer.received(5);
  const found = (text: string) => writer.messages.find(({ message }) => message.includes(text));
  expect(found('hello')).toMatchObject({
    source: 'web-07',
    message: 'web-07 sshd[12]: hello',
    fields: { application_name: 'sshd', process_id: '12' },
  });
  expect(found('libc6')).toMatchObject({
    source: hostname(),
    message: '2026-11-21 14:42:01 status installed libc6:amd64 2.36',
    timestamp: new Date(2026, 10, 21, 14, 42, 1).getTime(),
  });
  expect(found('GET /')?.timestamp).toBe(Date.UTC(2026, 10, 21, 13, 2, 3));
  expect(found('at shop.Main')?.timestamp).toBe(Date.UTC(2026, 10, 21, 10, 0, 0, 123));
});

test('a missing folder fails with its name', async () => {
  await expect(tailing({ path: join(folder, 'nowhere') })).rejects.toThrow('nowhere');
});
