import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { createWebFiles } from './web-files';

const SCRIPT = 'assets/app-Ab12Cd34.js';
const ask = (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  new Request(`http://localhost:9000/${path}`, { headers });

function writeBuild(directory: string): void {
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'index.html'), '<html><head><title>Console</title></head></html>');
  writeFileSync(join(directory, SCRIPT), 'plain');
}

it('asks for patience while the console is being built, then serves it', async () => {
  const directory = temporaryDirectory();
  let isInProgress = true;
  const files = createWebFiles(directory, '/', () => isInProgress);
  const waiting = await files(ask('search'), 'search');
  expect([waiting.status, waiting.headers.get('refresh')]).toEqual([503, '1']);
  expect(await waiting.text()).toContain('The console is being built');
  // Its page is there before all of its scripts are.
  writeBuild(directory);
  expect((await files(ask('search'), 'search')).status).toBe(503);
  isInProgress = false;
  expect(await (await files(ask('search'), 'search')).text()).toContain('<title>Console</title>');
  expect(await (await files(ask(SCRIPT), SCRIPT)).text()).toBe('plain');
});

it('serves compressed files as soon as there are any', async () => {
  const directory = temporaryDirectory();
  writeBuild(directory);
  const files = createWebFiles(directory, '/');
  const encodingOf = async () => {
    const { headers } = await files(ask(SCRIPT, { 'accept-encoding': 'gzip, br' }), SCRIPT);
    return headers.get('content-encoding');
  };
  expect(await encodingOf()).toBeNull();
  writeFileSync(join(directory, `${SCRIPT}.gz`), 'small');
  expect(await encodingOf()).toBe('gzip');
  writeFileSync(join(directory, `${SCRIPT}.br`), 'smaller');
  expect(await encodingOf()).toBe('br');
});
