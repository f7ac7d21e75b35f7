import { DuckDBInstance } from '@duckdb/node-api';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { createBackend } from '@/server/backend';
import { askedBackend, read } from '@test/backend/asked-backend';
import { URL_WHITELIST_CLASS } from './url-whitelist';

const entry = (type: 'literal' | 'regex', value: string) => ({
  id: value,
  type,
  title: 'one',
  value,
});

describe('the URL whitelist', () => {
  it.each([
    [entry('literal', 'https://example.org/hook'), 'https://example.org/hook', true],
    [entry('literal', 'https://example.org'), 'https://example.org/', true],
    [entry('literal', 'https://example.org/hook'), 'https://example.org/hook/2', false],
    [entry('regex', '^https://example\\.org/.*$'), 'https://example.org/hook', true],
    [entry('regex', '^https://example\\.org/.*$'), 'https://example.org.evil.test/', false],
  ])('with %j allows %s: %s', async (one, url, is_whitelisted) => {
    const { ask } = await askedBackend();
    expect(
      (await ask('PUT', '/system/urlwhitelist', { body: { entries: [one], disabled: false } }))
        .status,
    ).toBe(204);
    expect(await read(ask('POST', '/system/urlwhitelist/check', { body: { url } }))).toEqual({
      url,
      is_whitelisted,
    });
  });

  it('is enabled on a new node, and is one of the settings', async () => {
    const { ask } = await askedBackend();
    const isAllowed = { body: { url: 'http://x/' } };
    expect(await read(ask('GET', '/system/urlwhitelist'))).toEqual({
      entries: [],
      disabled: false,
    });
    await ask('PUT', '/system/urlwhitelist', { body: { entries: [], disabled: true } });
    expect(await read(ask('POST', '/system/urlwhitelist/check', isAllowed))).toMatchObject({
      is_whitelisted: true,
    });
    await ask('PUT', '/system/cluster_config/org.graylog2.system.urlwhitelist.UrlWhitelist', {
      body: { entries: [], disabled: false },
    });
    expect(await read(ask('GET', '/system/urlwhitelist'))).toEqual({
      entries: [],
      disabled: false,
    });
    expect(
      await read(ask('POST', '/system/urlwhitelist/check', { body: { url: 'http://x/' } })),
    ).toMatchObject({ is_whitelisted: false });
  });

  it.each([
    ['keeps the setting of nodes from before', true, true],
    ['stays enabled on a new node', false, false],
  ])('%s', async (_, isOld, disabled) => {
    const directory = temporaryDirectory();
    const databasePath = join(directory, 'messages.duckdb');
    const setting = async () => {
      const backend = await createBackend({ databasePath, passwordCost: 1024, adminPassword: 's' });
      const answer = await backend.handle(
        new Request('http://node.test/api/system/urlwhitelist', {
          headers: { authorization: `Basic ${btoa('admin:s')}` },
        }),
      );
      await backend.close();
      return ((await answer.json()) as { disabled: boolean }).disabled;
    };
    expect(await setting()).toBe(false);
    if (isOld) {
      // As the program left it before the list was enabled by default.
      const instance = await DuckDBInstance.create(databasePath);
      const connection = await instance.connect();
      await connection.run('DELETE FROM schema_version WHERE version > 3');
      connection.closeSync();
      instance.closeSync();
    }
    expect(await setting()).toBe(disabled);
    expect(await setting()).toBe(disabled);
  });

  it('makes expressions that take an address as it is written', async () => {
    const { ask } = await askedBackend();
    const generate = async (body: object) =>
      (await read<{ regex: string }>(ask('POST', '/system/urlwhitelist/generate_regex', { body })))
        .regex;
    const regex = await generate({
      url_template: 'https://example.org/a.b?key=${key}&\\E|x',
      placeholder: '${key}',
    });
    await ask('PUT', '/system/urlwhitelist', {
      body: { entries: [entry('regex', regex)], disabled: false },
    });
    const allowed = async (url: string) =>
      (
        await read<{ is_whitelisted: boolean }>(
          ask('POST', '/system/urlwhitelist/check', { body: { url } }),
        )
      ).is_whitelisted;
    expect(await allowed('https://example.org/a.b?key=1&\\E|x')).toBe(true);
    expect(await allowed('https://example.org/aXb?key=1&\\E|x')).toBe(false);
    expect(await allowed('x')).toBe(false);
  });

  it.each([
    ['([', 'The regular expression [([] is not valid at character 2.'],
    ['https://a[z-a]', 'The regular expression [https://a[z-a]] is not valid at character 11.'],
    ['(?=x)', "Cannot create whitelist entry for invalid regular expression '(?=x)'."],
  ])('refuses the expression %s by either of its addresses', async (value, message) => {
    const { ask } = await askedBackend();
    const body = { entries: [entry('regex', value)], disabled: false };
    for (const path of ['/system/urlwhitelist', `/system/cluster_config/${URL_WHITELIST_CLASS}`]) {
      const refused = await ask('PUT', path, { body });
      expect([refused.status, await refused.json()]).toEqual([
        400,
        expect.objectContaining({ message }),
      ]);
    }
    const literal = { entries: [entry('literal', value)], disabled: false };
    expect((await ask('PUT', '/system/urlwhitelist', { body: literal })).status).toBe(204);
  });

  it('keeps an input from asking what is not on it', async () => {
    let asked = 0;
    const server = createServer((_, response) => void response.end(`{"n":${(asked += 1)}}`)).listen(
      0,
      '127.0.0.1',
    );
    await new Promise((listening) => server.once('listening', listening));
    onTestFinished(() => void server.close());
    const { ask } = await askedBackend({ log: () => undefined });
    await ask('PUT', '/system/urlwhitelist', { body: { entries: [], disabled: false } });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const configuration = {
      target_url: url,
      path: '$.n',
      source: 'api',
      interval: 100,
      timeunit: 'MILLISECONDS',
    };
    const { id } = await read<{ id: string }>(
      ask('POST', '/system/inputs', {
        body: {
          title: 'poll',
          type: 'org.graylog2.inputs.misc.jsonpath.JsonPathInput',
          global: true,
          configuration,
        },
      }),
    );
    await expect
      .poll(
        async () =>
          (await read<{ detailed_message: string | null }>(ask('GET', `/system/inputstates/${id}`)))
            .detailed_message,
      )
      .toContain(`${url} is not on the URL allow-list. To allow it, add ${url} under`);
    expect(asked).toBe(0);
    await ask('PUT', '/system/urlwhitelist', {
      body: { entries: [entry('literal', url)], disabled: false },
    });
    await expect.poll(() => asked).toBeGreaterThan(0);
  });
});
