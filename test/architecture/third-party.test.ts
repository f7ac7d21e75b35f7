import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packageOfModule } from '../../vite/bundled-packages';
import {
  packagesOfNode,
  rowsOfSection,
  THIRD_PARTY,
  thirdParty,
  type Lock,
} from '../../vite/third-party';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const text = readFileSync(THIRD_PARTY, 'utf8');
const ofConsole = rowsOfSection('The console', text);
const ofNode = rowsOfSection('The node', text);

/** Whoever adds another licence reads it first. */
const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Hippocratic-2.1',
  'ISC',
  'MIT',
  'Zlib',
];

it('names each package of the console as package-lock.json does', () => {
  const locked = Object.entries(lock.packages).map(
    ([key, { version, license }]) => `${key.split('node_modules/').at(-1)} ${version} ${license}`,
  );
  expect(ofConsole.length).toBeGreaterThan(50);
  const listed = ofConsole.map((row) => `${row.name} ${row.version} ${row.licence}`);
  expect(listed.filter((row) => !locked.includes(row))).toEqual([]);
});

it('names the packages of the node on all platforms', () => {
  expect(ofNode).toEqual(packagesOfNode(lock));
  expect(ofNode.map(({ name }) => name)).toContain('@duckdb/node-bindings-win32-x64');
});

it('names no licence that nobody has looked at', () => {
  const licences = [...ofConsole, ...ofNode].map(({ licence }) => licence);
  expect([...new Set(licences)].filter((licence) => !LICENCES.includes(licence))).toEqual([]);
});

it('names the licence of every font', () => {
  const files = readdirSync('src/theme/fonts');
  const licences = files.flatMap((file) => /^LICENSE-(.+)\.txt$/.exec(file)?.[1] ?? []);
  for (const font of licences) expect(text).toContain(`src/theme/fonts/LICENSE-${font}.txt`);
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts.filter((file) => !licences.some((font) => file.startsWith(font)))).toEqual([]);
});

it.each([
  ['/app/node_modules/react/index.js', 'node_modules/react'],
  ['/app/node_modules/@a/b/lib/c.js?commonjs', 'node_modules/@a/b'],
  ['/app/node_modules/a/node_modules/@b/c/d.js', 'node_modules/a/node_modules/@b/c'],
  ['C:\\app\\node_modules\\a\\b.js', 'node_modules/a'],
  ['\0/app/node_modules/a/b.js?commonjs-es-import', 'node_modules/a'],
  ['\0vite/preload-helper.js', 'node_modules/vite'],
  ['/app/src/main.tsx', undefined],
])('finds the package of %j', (id, expected) => {
  expect(packageOfModule(id)).toBe(expected);
});

it('lists a package once a version, and refuses one without a licence', () => {
  const small: Lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '2.0.0', license: 'MIT', dev: true },
      'node_modules/b': { version: '1.0.0', license: 'ISC' },
      'node_modules/b/node_modules/a': { version: '2.0.0', license: 'MIT', dev: true },
      'node_modules/c': { version: '1.0.0', dev: true },
    },
  };
  const made = thirdParty(['node_modules/b/node_modules/a', 'node_modules/a'], small);
  expect(rowsOfSection('The console', made)).toEqual([
    { name: 'a', version: '2.0.0', licence: 'MIT' },
  ]);
  expect(rowsOfSection('The node', made)).toEqual([
    { name: 'b', version: '1.0.0', licence: 'ISC' },
  ]);
  expect(() => thirdParty(['node_modules/c'], small)).toThrow('no licence for c');
});
