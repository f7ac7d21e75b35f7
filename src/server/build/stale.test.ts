import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { fingerprint, isStale, stampBuild } from './stale';

let root = '';
const write = (path: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '');
};
const BUILDS = ['server', 'web', 'rest'] as const;
const stale = () => BUILDS.filter((name) => isStale(name, root));

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
    'dist/server/openapi.json',
  ])
    write(path);
  for (const name of BUILDS) stampBuild(name, fingerprint(name, root), root);
});

it('nothing is stale right after a build', () => {
  expect(stale()).toEqual([]);
});

it('a change makes stale what is made of it', () => {
  const later = new Date(Date.now() + 5000);
  utimesSync(join(root, 'src/ui/Button.tsx'), later, later);
  expect(stale()).toEqual(['web', 'rest']);
  utimesSync(join(root, 'src/domain/exact.ts'), later, new Date(later.getTime() + 1000));
  expect(stale()).toEqual(['server', 'web', 'rest']);
});

it('a change during a build leaves it stale', () => {
  const before = fingerprint('web', root);
  write('src/ui/Link.tsx');
  stampBuild('web', before, root);
  expect(stale()).toEqual(['web', 'rest']);
});

it('so does a file that went away, and a build that was removed; a test does not', () => {
  write('src/server/main.test.ts');
  expect(stale()).toEqual([]);
  rmSync(join(root, 'src/ui/Button.tsx'));
  rmSync(join(root, 'dist/server'), { recursive: true });
  expect(stale()).toEqual(['server', 'web', 'rest']);
});
