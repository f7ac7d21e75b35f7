import { readFileSync } from 'node:fs';
import { rowsOfSection, THIRD_PARTY, type Lock } from '../../vite/third-party';
import { importsOf, isTest, targetOf, type Source, type Violation } from './source-tree';

const read = (path: string) => readFileSync(path, 'utf8');
const packageOf = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

/**
 * Packages that the console imports are in the list of third-party software. Packages of which only
 * `@types` are installed are no software that is shipped.
 */
export function packagesAreListed(sources: readonly Source[]): Violation[] {
  const { packages } = JSON.parse(read('package-lock.json')) as Lock;
  const listed = new Set(rowsOfSection('The console', read(THIRD_PARTY)).map(({ name }) => name));
  return sources
    .filter((source) => !source.path.startsWith('src/server/') && !isTest(source))
    .flatMap((source) =>
      importsOf(source)
        .filter((name) => targetOf(source.path, name) === undefined)
        .map(packageOf)
        .filter((name) => `node_modules/${name}` in packages && !listed.has(name))
        .map((name) => `${source.path} imports ${name}, which ${THIRD_PARTY} does not list`),
    );
}
