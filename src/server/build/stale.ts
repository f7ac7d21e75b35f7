import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The sources of each build; folders include everything below. */
const SOURCES: Readonly<Record<BuildName, readonly string[]>> = {
  web: [
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
  ],
  server: ['vite.config.ts', 'package-lock.json', 'src/domain', 'src/contract', 'src/server'],
};
export type BuildName = 'web' | 'server';

const stampOf = (root: string, name: BuildName) => join(root, 'dist', `.${name}-stamp`);

/** Returns the builds that are missing or older than their sources. `root` is the checkout. */
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
 * Builds what is stale. Vite is only loaded then, because loading it takes longer than starting the
 * node.
 */
export async function buildStale(root = '.'): Promise<void> {
  const stale = staleBuilds(root);
  if (stale.length === 0) return;
  const { build } = await import('vite');
  for (const name of stale) {
    if (name === 'web' && !existsSync(join(root, 'index.html'))) continue;
    const made = fingerprint(root, name);
    // Standard output is reserved for the program, as an export may write a file to it.
    console.error(name === 'web' ? 'Building the console …' : 'Building the node …');
    await build({
      root,
      logLevel: 'warn',
      build: {
        rolldownOptions: { checks: { pluginTimings: false } },
        ...(name === 'server' && { ssr: true }),
      },
    });
    // Changes during the build make it stale again.
    stampBuild(name, root, made);
  }
}

/** Marks a build as up to date. */
export function stampBuild(name: BuildName, root = '.', made = fingerprint(root, name)): void {
  mkdirSync(dirname(stampOf(root, name)), { recursive: true });
  writeFileSync(stampOf(root, name), made);
}

/** The number of source files and the latest change, so that deleted files count too. */
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
