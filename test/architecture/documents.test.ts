import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { readDocuments, type Source, type Violation } from './source-tree';

type Manifest = { version: string; scripts: Readonly<Record<string, string>> };
const read = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;
const { version, scripts } = read<Manifest>('package.json');
const documents = readDocuments();

const withoutCode = (text: string) => text.replaceAll(/^```[^]*?^```|`[^`\n]*`/gm, '');

/** The anchor that GitHub makes of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Links and pictures that lead nowhere in the repository. */
const brokenLinks = ({ path, text }: Source): Violation[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((target) => !/^[a-z]+:/.test(target) && leadsNowhere(path, text, target))
    .map((target) => `${path} links to ${target}`);

function leadsNowhere(path: string, text: string, target: string): boolean {
  const [file = '', anchor] = target.split('#');
  const linked = file === '' ? path : normalize(join(dirname(path), file));
  if (!existsSync(linked)) return true;
  if (anchor === undefined) return false;
  return !anchorsOf(file === '' ? text : readFileSync(linked, 'utf8')).includes(anchor);
}

/** Commands that package.json does not have. */
const unknownCommands = ({ path, text }: Source): Violation[] =>
  [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(scripts, name))
    .map((name) => `${path} names npm run ${name}`);

/** Paths of one machine, which nobody else has. */
const machinePaths = ({ path, text }: Source): Violation[] =>
  (text.match(/(?<![\w.])\/(?:home|root|Users|work)\/\w+|\/tmp\/\w+/g) ?? []).map(
    (found) => `${path} names ${found}`,
  );

it.each([
  ['links lead somewhere', brokenLinks],
  ['commands exist', unknownCommands],
  ['no document names a path of one machine', machinePaths],
])('%s', (_, check) => {
  expect(documents.length).toBeGreaterThan(50);
  expect(documents.flatMap(check)).toEqual([]);
});

it.each([
  [brokenLinks, 'See [it](missing.md).'],
  [brokenLinks, 'See [it](architecture.md#no-such-heading).'],
  [brokenLinks, '# One\n[two](#two)'],
  [brokenLinks, '<img src="pictures/none.png">'],
  [unknownCommands, 'Call `npm run no-such-command`.'],
  [machinePaths, 'It is in /home/somebody.'],
])('would notice: %# %s', (check, text) => {
  expect(check({ path: 'docs/bad.md', text })).toHaveLength(1);
});

it('the version has an entry in the changelog, below what is not released', () => {
  expect(read<Manifest>('package-lock.json').version).toBe(version);
  const headings = [
    ...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (Unreleased|\d+\.\d+\.\d+ – \S+)$/gm),
  ].map(([, heading = '']) => heading.split(' ')[0]);
  expect(headings.slice(0, 2)).toEqual(['Unreleased', version]);
});
