import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { staleBuilds, stampBuild } from './stale';

let root = '';
const write = (path: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '');
};

beforeEach(() => {
  root = temporaryDirectory();
  for (const path of [
    'index.html',
    'src/main.tsx',
    'src/ui/Button.tsx',
    'src/domain/exact.ts',
    'src/server/main.ts',
    'dist/web/index.html',
    'dist/server/main.js',
  ])
    write(path);
  stampBuild('web', root);
  stampBuild('server', root);
});

it('nothing is stale right after a build', () => {
  expect(staleBuilds(root)).toEqual([]);
});

it('a change makes stale what is made of it', () => {
  const later = new Date(Date.now() + 5000);
  utimesSync(join(root, 'src/ui/Button.tsx'), later, later);
  expect(staleBuilds(root)).toEqual(['web']);
  utimesSync(join(root, 'src/domain/exact.ts'), later, new Date(later.getTime() + 1000));
  expect(staleBuilds(root)).toEqual(['web', 'server']);
});

it('so does a file that went away, and a build that was removed; a test does not', () => {
  write('src/server/main.test.ts');
  expect(staleBuilds(root)).toEqual([]);
  rmSync(join(root, 'src/ui/Button.tsx'));
  rmSync(join(root, 'dist/server'), { recursive: true });
  expect(staleBuilds(root)).toEqual(['web', 'server']);
});
