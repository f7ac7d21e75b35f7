import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeLicenceTexts } from './licence-texts.ts';

/** Where a build leaves the packages that it contains, beside what is served. */
export const BUNDLED_PACKAGES = 'dist/bundled-packages.json';

/** Code that the build itself adds, by the start of the ids of its modules. */
const OF_THE_BUILD: readonly (readonly [string, string])[] = [
  ['\0vite/', 'node_modules/vite'],
  ['\0rolldown/', 'node_modules/rolldown'],
];

/**
 * The package that a module belongs to, as a key of package-lock.json; undefined for our own
 * modules.
 */
export function packageOfModule(id: string): string | undefined {
  const ofBuild = OF_THE_BUILD.find(([start]) => id.startsWith(start));
  if (ofBuild) return ofBuild[1];
  const path = id.replaceAll('\\', '/');
  return /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0];
}

type Bundle = Readonly<Record<string, { moduleIds?: readonly string[] }>>;

/**
 * Lists the packages of the console and writes their licence texts: of all modules that the build reads, because tree shaking
 * leaves parts of one in another. Workers are bundled by themselves and have plugins of their own.
 */
export function bundledPackages() {
  const found = new Set<string>();
  let root = '.';
  const collect = {
    name: 'bundled-packages',
    apply: 'build' as const,
    generateBundle(this: { getModuleIds: () => Iterable<string> }, _: unknown, bundle: Bundle) {
      const inChunks = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds);
      for (const id of [...this.getModuleIds(), ...inChunks]) {
        const name = packageOfModule(id);
        if (name !== undefined) found.add(name);
      }
    },
  };
  return {
    ofWorkers: collect,
    ofPage: {
      ...collect,
      configResolved(config: { root: string }) {
        root = config.root;
      },
      writeBundle({ dir }: { dir?: string | undefined }) {
        const file = join(root, BUNDLED_PACKAGES);
        const packages = [...found].sort();
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${JSON.stringify(packages, null, 2)}\n`);
        if (dir !== undefined) writeLicenceTexts(root, packages, dir);
      },
    },
  };
}
