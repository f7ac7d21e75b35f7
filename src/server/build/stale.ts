import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NODE = ['vite.config.ts', 'package-lock.json', 'src/domain', 'src/contract', 'src/server'];
const CONSOLE = [
  'index.html',
  'public',
  'vite.config.ts',
  'vite',
  'package-lock.json',
  'src/main.tsx',
  'src/domain',
  'src/contract',
  'src/theme',
  'src/ui',
  'src/api',
  'src/shared',
  'src/views',
  'src/features',
  'src/app',
  'plugins',
];

/** The sources of each build and what it makes first; folders include everything below. */
const BUILDS = {
  server: { sources: NODE, made: 'dist/server/main.js' },
  web: { sources: CONSOLE, made: 'dist/web/index.html' },
  /** What the start does not wait for: compressed files and the description of the API. */
  rest: { sources: [...NODE, ...CONSOLE], made: 'dist/server/openapi.json' },
} as const;
export type BuildName = keyof typeof BUILDS;

const stampOf = (root: string, name: BuildName) => join(root, 'dist', `.${name}-stamp`);

/** True if a build is missing or older than its sources. `root` is the checkout. */
export function isStale(name: BuildName, root = '.'): boolean {
  const stamp = stampOf(root, name);
  return (
    !existsSync(join(root, BUILDS[name].made)) ||
    !existsSync(stamp) ||
    readFileSync(stamp, 'utf8') !== fingerprint(name, root)
  );
}

/** Marks a build as up to date with the sources that had this fingerprint. */
export function stampBuild(name: BuildName, made: string, root = '.'): void {
  mkdirSync(dirname(stampOf(root, name)), { recursive: true });
  writeFileSync(stampOf(root, name), made);
}

/** The number of source files and the latest change, so that deleted files count too. */
export function fingerprint(name: BuildName, root = '.'): string {
  const files = BUILDS[name].sources.flatMap((source) => filesBelow(join(root, source)));
  const newest = files.reduce((latest, path) => Math.max(latest, statSync(path).mtimeMs), 0);
  return `${files.length} ${newest}`;
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
