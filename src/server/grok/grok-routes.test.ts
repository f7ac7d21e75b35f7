import { DuckDBInstance } from '@duckdb/node-api';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import type { GrokPattern, GrokPatternPage } from '@/contract/grok';
import { createBackend } from '@/server/backend';
import { askedBackend, read, type Ask } from '@test/backend/asked-backend';

const patterns = async (ask: Ask) =>
  (await read<{ patterns: GrokPattern[] }>(ask('GET', '/system/grok'))).patterns.sort((a, b) =>
    a.name.localeCompare(b.name),
  );
const expressions = async (ask: Ask) =>
  Object.fromEntries((await patterns(ask)).map(({ name, pattern }) => [name, pattern]));
const named = async (ask: Ask, name: string) =>
  (await patterns(ask)).find((pattern) => pattern.name === name);
const create = (ask: Ask, name: string, pattern: string) =>
  ask('POST', '/system/grok', { body: { name, pattern } });
const put = (ask: Ask, strategy: string, all: Record<string, string>) =>
  ask('PUT', `/system/grok?import-strategy=${strategy}`, {
    body: { patterns: Object.entries(all).map(([name, pattern]) => ({ name, pattern })) },
  });
const invalid = (error: string) => ({
  type: 'ValidationApiError',
  message: 'Validation failed!',
  validation_errors: { _: [{ error }] },
});

describe('a grok pattern', () => {
  it('is created, changed and deleted', async () => {
    const { ask } = await askedBackend();
    const created = await create(ask, 'HEX', '[0-9a-f]+');
    expect(created.status).toBe(201);
    const pattern = await read<GrokPattern>(created);
    expect(pattern).toMatchObject({ name: 'HEX', pattern: '[0-9a-f]+', content_pack: null });
    expect(created.headers.get('location')).toContain(`/system/grok/${pattern.id}`);
    const changes = { name: 'HEXA', pattern: '0x%{HEXDIGITS}' };
    const path = `/system/grok/${pattern.id}`;
    expect((await ask('PUT', path, { body: changes })).status).toBe(400);
    await create(ask, 'HEXDIGITS', '[0-9a-f]+');
    expect(await read(ask('PUT', path, { body: changes }))).toEqual({ ...pattern, ...changes });
    expect(await read(ask('GET', path))).toEqual({ ...pattern, ...changes });
    expect((await ask('DELETE', path)).status).toBe(204);
    expect((await ask('GET', path)).status).toBe(404);
    expect((await ask('DELETE', path)).status).toBe(404);
    expect((await ask('PUT', path, { body: changes })).status).toBe(400);
  });

  it('is refused with the name of another one, when it is changed as when it is created', async () => {
    const { ask } = await askedBackend();
    const hex = await read<GrokPattern>(create(ask, 'HEX', 'a'));
    const refusal = invalid('Grok pattern INT already exists');
    expect(await read(create(ask, 'INT', 'a'))).toEqual(refusal);
    const body = { name: 'INT', pattern: 'a' };
    expect(await read(ask('PUT', `/system/grok/${hex.id}`, { body }))).toEqual(refusal);
    expect(
      (await ask('PUT', `/system/grok/${hex.id}`, { body: { ...body, name: 'HEX' } })).status,
    ).toBe(200);
  });

  it('is used at once, and missed once it is deleted', async () => {
    const { ask } = await askedBackend();
    const test = () =>
      read(ask('POST', '/tools/grok_tester', { body: { pattern: '%{HEX:h}', string: 'x 1f' } }));
    const hex = await read<GrokPattern>(create(ask, 'HEX', '[0-9a-f]+'));
    expect(await test()).toMatchObject({ matches: [{ name: 'h', match: '1f' }] });
    await ask('PUT', `/system/grok/${hex.id}`, { body: { name: 'HEX', pattern: '\\d' } });
    expect(await test()).toMatchObject({ matches: [{ name: 'h', match: '1' }] });
    await ask('DELETE', `/system/grok/${hex.id}`);
    expect(await test()).toMatchObject({
      error_message: "No definition for key 'HEX' found, aborting",
    });
  });

  it('is found in pages', async () => {
    const { ask } = await askedBackend();
    const page = (query: string) =>
      read<GrokPatternPage>(ask('GET', `/system/grok/paginated?${query}`));
    const first = await page('per_page=2');
    expect(first).toMatchObject({ total: 69, count: 2, page: 1, per_page: 2, grand_total: 69 });
    expect(first.patterns.map(({ name }) => name)).toEqual(['BASE10NUM', 'BASE16FLOAT']);
    const found = await page('query=name:apache&order=desc');
    expect(found.patterns.map(({ name }) => name)).toEqual([
      'COMMONAPACHELOG',
      'COMBINEDAPACHELOG',
    ]);
  });

  it('takes no longer than its steps', async () => {
    const { ask } = await askedBackend();
    const body = { pattern: '^(?:(a+)+)+\\1c%{INT:n}', string: `${'a'.repeat(5000)}b` };
    expect(await read(ask('POST', '/tools/grok_tester', { body }))).toMatchObject({
      matched: false,
      error_message: 'The expression takes too long with this text.',
    });
  });
});

describe('an import', () => {
  it('refuses names in use, replaces them, or replaces everything', async () => {
    const { ask } = await askedBackend();
    const int = await named(ask, 'INT');
    expect(await read(put(ask, 'ABORT_ON_CONFLICT', { INT: '1', WORD: '2', NEW: '3' }))).toEqual(
      invalid('The following Grok patterns already exist: INT, WORD.'),
    );
    expect(await named(ask, 'NEW')).toBeUndefined();
    expect((await put(ask, 'REPLACE_ON_CONFLICT', { INT: '1', NEW: '%{INT}' })).status).toBe(202);
    expect(await named(ask, 'INT')).toEqual({ ...int, pattern: '1' });
    expect(await named(ask, 'NEW')).toMatchObject({ pattern: '%{INT}' });
    expect((await put(ask, 'DROP_ALL_EXISTING', { INT: '2', OWN: 'x%{INT}' })).status).toBe(202);
    expect(await expressions(ask)).toEqual({ INT: '2', OWN: 'x%{INT}' });
  });

  it('stores all or nothing', async () => {
    const { ask } = await askedBackend();
    const before = await expressions(ask);
    const bad = await put(ask, 'REPLACE_ON_CONFLICT', { A: 'a', B: '([' });
    expect(bad.status).toBe(400);
    expect(await bad.json()).toMatchObject({ type: 'ValidationApiError' });
    // What the new patterns need is gone with those before.
    expect((await put(ask, 'DROP_ALL_EXISTING', { A: '%{INT}' })).status).toBe(400);
    const body = { patterns: [1, 2].map(() => ({ name: 'A', pattern: 'a' })) };
    expect((await ask('PUT', '/system/grok', { body })).status).toBe(400);
    expect((await put(ask, 'NO_SUCH_STRATEGY', { A: 'a' })).status).toBe(404);
    expect(await expressions(ask)).toEqual(before);
  });

  it('reads the lines of a text', async () => {
    const { backend, ask } = await askedBackend();
    const send = (text: string, query = '') =>
      backend.handle(
        new Request(`http://node.test/api/system/grok${query}`, {
          method: 'POST',
          headers: {
            'x-requested-by': 'test',
            authorization: `Basic ${btoa('admin:secret')}`,
            'content-type': 'text/plain; charset=utf-8',
          },
          body: text,
        }),
      );
    const text = '# own patterns\r\nHEX  [0-9a-f]+ \n\nNo-pattern x\nGRÜSSE x\nPAIR\t%{HEX}-%{HEX}';
    expect((await send(text)).status).toBe(202);
    expect(await expressions(ask)).toMatchObject({ HEX: '[0-9a-f]+', PAIR: '%{HEX}-%{HEX}' });
    expect((await send(text)).status).toBe(400);
    expect((await send(text, '?replace=true')).status).toBe(202);
    expect(Object.keys(await expressions(ask)).sort()).toEqual(['HEX', 'PAIR']);
    const { status } = await backend.handle(
      new Request('http://node.test/api/system/grok', {
        method: 'PUT',
        headers: { 'x-requested-by': 'test', 'content-type': 'text/plain' },
        body: text,
      }),
    );
    expect(status).toBe(415);
  });
});

describe('the standard patterns', () => {
  const started = async (databasePath: string) =>
    askedBackend({ databasePath, log: () => undefined });

  it('are stored once, and stay deleted', async () => {
    const databasePath = join(temporaryDirectory(), 'messages.duckdb');
    const { backend, ask } = await started(databasePath);
    const int = await named(ask, 'INT');
    await ask('DELETE', `/system/grok/${int?.id}`);
    await create(ask, 'OWN', 'x');
    const before = await patterns(ask);
    await backend.close();
    const again = await started(databasePath);
    expect(await patterns(again.ask)).toEqual(before);
    expect(await named(again.ask, 'INT')).toBeUndefined();
  });

  it('come to a node of an older version beside its own', async () => {
    const databasePath = join(temporaryDirectory(), 'messages.duckdb');
    const first = await createBackend({
      databasePath,
      passwordCost: 1024,
      adminPassword: 'secret',
    });
    await first.close();
    const instance = await DuckDBInstance.create(databasePath);
    const connection = await instance.connect();
    await connection.run("DELETE FROM documents WHERE collection LIKE 'grok_patterns%'");
    const own = { id: '6b019df4df73424ee9f4d107', name: 'INT', pattern: 'own', content_pack: null };
    await connection.run("INSERT INTO documents VALUES ('grok_patterns', ?, ?)", [
      own.id,
      JSON.stringify(own),
    ]);
    connection.closeSync();
    instance.closeSync();
    const { ask } = await started(databasePath);
    expect(await patterns(ask)).toHaveLength(69);
    expect(await named(ask, 'INT')).toEqual(own);
  });

  it('are all valid', async () => {
    const { ask } = await askedBackend();
    for (const { name } of await patterns(ask)) {
      const body = { pattern: `%{${name}:x}`, string: '' };
      expect(await read(ask('POST', '/tools/grok_tester', { body }))).not.toHaveProperty(
        'error_message',
      );
    }
  });
});
