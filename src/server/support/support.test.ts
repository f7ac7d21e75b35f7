import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { askedBackend, read, type Ask } from '@test/backend/asked-backend';
import type { SupportBundle, SupportManifest } from '@/contract/support';
import { BUNDLE_PARTS } from '@/domain/support/bundle-contents';
import { INPUT_TYPES } from '@/domain/inputs/input-types';

const CLUSTER = '/cluster/debug/support';
const list = (ask: Ask) => read<SupportBundle[]>(ask('GET', `${CLUSTER}/bundle/list`));

/** The files of a zip archive, found from its end as programs do. */
function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [size, nameLength] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const data = archive.readUInt32LE(at + 42) + 30 + nameLength;
    files.set(name, inflateRawSync(archive.subarray(data, data + size)).toString());
    at += 46 + nameLength;
  }
  return files;
}

async function bundle(ask: Ask, as?: string): Promise<Map<string, string>> {
  expect((await ask('POST', `${CLUSTER}/bundle/build`, as ? { as } : {})).status).toBe(202);
  const [newest] = await list(ask);
  const answer = await ask('GET', `${CLUSTER}/bundle/download/${newest?.file_name}`);
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  return unzip(Buffer.from(await answer.arrayBuffer()));
}

it('builds bundles with every file that the console names, and without settings of inputs', async () => {
  const { ask } = await askedBackend();
  await ask('POST', '/system/inputs', {
    body: {
      title: 'Firewalls',
      type: INPUT_TYPES.gelfTcp,
      global: true,
      configuration: { bind_address: '127.0.0.1', port: 21_791, tls_key_password: 'hidden' },
    },
  });
  const files = await bundle(ask);
  expect([...files.keys()].toSorted()).toEqual(
    [
      'readme.txt',
      ...Object.values(BUNDLE_PARTS)
        .flat()
        .map(({ name }) => name),
    ].toSorted(),
  );
  expect(files.get('logs/server.mem.log')).toContain('[node] The node has started.');
  expect(JSON.parse(files.get('node/overview.json') ?? '')).toMatchObject({ is_leader: true });
  expect(files.get('inputs.json')).toContain('Firewalls');
  expect(files.get('inputs.json')).not.toContain('21791');
  expect(files.get('readme.txt')).toContain('by admin');
  expect(files.get('readme.txt')).not.toContain('Not included');
});

it('includes what the builder may read, and names the rest', async () => {
  const { ask } = await askedBackend({
    seed: {
      users: [
        { username: 'rea', password: 'pw', roles: [], permissions: ['supportbundle:create'] },
      ],
    },
  });
  const files = await bundle(ask, 'rea:pw');
  expect(files.has('logs/server.mem.log')).toBe(false);
  expect(files.get('readme.txt')).toContain(
    'logs/server.mem.log: GET /system/loggers/messages/recent?limit=1000 answered 403',
  );
});

it('keeps the newest bundles on disk, and deletes them', async () => {
  const databasePath = join(temporaryDirectory(), 'node.duckdb');
  let now = Date.UTC(2026, 10, 23, 21, 0, 0);
  const { ask } = await askedBackend({ databasePath, now: () => now });
  for (let count = 0; count < 12; count += 1) {
    now += 1_000;
    await ask('POST', '/system/debug/support/bundle/build');
  }
  const kept = await list(ask);
  expect(kept.map(({ file_name: name }) => name)).toHaveLength(10);
  expect(kept[0]).toMatchObject({ file_name: 'support-bundle-20261123T210012.zip' });
  expect(kept[0]?.size).toBeGreaterThan(1_000);
  const [{ file_name: name } = { file_name: '' }] = kept;
  expect((await ask('DELETE', `${CLUSTER}/bundle/${name}`)).status).toBe(200);
  expect(await list(ask)).toHaveLength(9);
  expect((await ask('GET', `${CLUSTER}/bundle/download/${name}`)).status).toBe(404);
  expect((await ask('GET', `${CLUSTER}/bundle/download/..%2Fnode.duckdb`)).status).toBe(404);
});

it('offers the log in memory as a file', async () => {
  const { ask } = await askedBackend();
  const {
    entries: {
      logfiles: [file],
    },
  } = await read<SupportManifest>(ask('GET', '/system/debug/support/manifest'));
  expect(file).toMatchObject({ id: 'memory', name: 'server.mem.log' });
  const answer = await ask('GET', '/system/debug/support/logfile/memory');
  const text = await answer.text();
  expect(text).toContain('The node has started.');
  expect(file?.size).toBe(Buffer.byteLength(text));
  expect((await ask('GET', '/system/debug/support/logfile/other')).status).toBe(404);
});
