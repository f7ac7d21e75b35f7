import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a build is made of. Of a folder, everything below it counts. */
const SOURCES: Readonly<Record<BuildName, readonly string[]>> = {
  web: [
    'index.html',
    'public',
    'vite.config.ts',
    'package-lock.json',
    'src/main.tsx',
    'src/domain',
    'src/contract',
    'src/theme',
    'src/ui',
    'src/api',
    'src/shared',
    'src/features',
    'src/app',
  ],
  server: ['vite.config.ts', 'package-lock.json', 'src/domain', 'src/contract', 'src/server'],
};
export type BuildName = 'web' | 'server';

const stampOf = (root: string, name: BuildName) => join(root, 'dist', `.${name}-stamp`);

/** Which builds are missing or older than what they are made of. `root` is the checkout. */
export function staleBuilds(root = '.'): BuildName[] {
  return (['web', 'server'] as const).filter((name) => {
    const made = join(root, 'dist', name, name === 'web' ? 'index.html' : 'main.js');
    const stamp = stampOf(root, name);
    return (
      !existsSync(made) ||
      !existsSync(stamp) ||
      readFileSync(stamp, 'utf8') !== fingerprint(root, name)
    );
  });
}

/**
 * Builds the console and the node where they are stale. Vite is only loaded then, because it takes
 * longer than the node's start.
 */
export async function buildStale(root = '.'): Promise<void> {
  const stale = staleBuilds(root);
  if (stale.length === 0) return;
  const { build } = await import('vite');
  for (const name of stale) {
    if (name === 'web' && !existsSync(join(root, 'index.html'))) continue;
    const made = fingerprint(root, name);
    // The standard output belongs to what is built: an export may write a file to it.
    console.error(name === 'web' ? 'Building the console …' : 'Building the node …');
    await build({
      root,
      logLevel: 'warn',
      build: {
        rolldownOptions: { checks: { pluginTimings: false } },
        ...(name === 'server' && { ssr: true }),
      },
    });
    // What changed meanwhile is stale again.
    stampBuild(name, root, made);
  }
}

/** Notes that a build is as new as its sources. */
export function stampBuild(name: BuildName, root = '.', made = fingerprint(root, name)): void {
  mkdirSync(dirname(stampOf(root, name)), { recursive: true });
  writeFileSync(stampOf(root, name), made);
}

/** Number and newest change of the source files: also a file that went away makes a build stale. */
function fingerprint(root: string, name: BuildName): string {
  const files = SOURCES[name].flatMap((source) => filesBelow(join(root, source)));
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
