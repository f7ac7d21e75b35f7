/* Prints the figures of the architecture, counted in the sources: `npm run metrics`. */
import ts from 'typescript';
import { citedIn } from './citations';
import { cyclesOfFolders, roomOfFolders } from './folder-cycles';
import { noImportCycles } from './rules';
import { FLAT_BY_DESIGN, functionsOf, largeFolders, linesOf, MOST_FILES } from './sizes';
import { isTest, parse, readDocuments, readSources, visit, type Source } from './source-tree';

const COLUMNS = 120;

const program = readSources('src').filter(({ path }) => !path.endsWith('.d.ts'));
const code = program.filter((source) => !isTest(source));
const tests = readSources('test');
const documents = readDocuments();

const print = (name: string, figure: string | number) =>
  console.log(`${name.padEnd(46)} ${figure}`);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function spread(sizes: readonly number[]): string {
  const sorted = [...sizes].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return `${sorted.length}, median ${at(0.5)}, p95 ${at(0.95)}, longest ${sorted.at(-1)}`;
}

const below = (...folders: string[]) =>
  code.filter(({ path }) => folders.some((folder) => path.startsWith(folder)));
const linesAndFiles = (sources: readonly Source[]) =>
  `${sum(sources.map(linesOf))} lines in ${sources.length} files`;
const count = (matches: (node: ts.Node) => boolean) => {
  let found = 0;
  for (const source of code)
    visit(parse(source), (node) => {
      if (matches(node)) found += 1;
    });
  return found;
};
const perThousandLines = (found: number) => ((found * 1_000) / sum(code.map(linesOf))).toFixed(2);

console.log('Sizes, without tests');
const functions = code.flatMap(functionsOf);
print('files', spread(code.map(linesOf)));
print('functions', spread(functions.map(({ lines }) => lines)));
print(
  'components',
  spread(functions.filter(({ isComponent }) => isComponent).map(({ lines }) => lines)),
);
for (const source of code.filter((one) => linesOf(one) > 300))
  print('  over 300 lines', `${source.path} (${linesOf(source)})`);
for (const { path, name, lines } of functions.filter((one) => one.lines > 150))
  print('  over 150 lines', `${name} of ${path} (${lines})`);

console.log('\nForm');
const lines = code.flatMap(({ text }) => text.split('\n'));
const wide = lines.filter(({ length }) => length > COLUMNS);
print(`lines over ${COLUMNS} columns`, `${wide.length} of ${lines.length}`);
print(
  'longest line',
  lines.reduce((longest, { length }) => Math.max(longest, length), 0),
);
print(
  'statements of other documents cited',
  sum([...program, ...tests, ...documents].map((one) => citedIn(one).length)),
);
const isCast = (node: ts.Node) => ts.isAsExpression(node) && node.type.getText() !== 'const';
const isEffect = (node: ts.Node) =>
  ts.isCallExpression(node) && node.expression.getText() === 'useEffect';
print('`as` per 1,000 lines', perThousandLines(count(isCast)));
print('`useEffect` per 1,000 lines', perThousandLines(count(isEffect)));

console.log('\nCycles');
print('of imports', noImportCycles(program).length);
const arrows = cyclesOfFolders(code).flat();
const rooms = [...new Set(code.map(({ path }) => roomOfFolders(path) ?? ''))];
for (const room of rooms) {
  const inRoom = arrows.filter(({ by }) => roomOfFolders(by) === room);
  if (inRoom.length === 0) continue;
  const folders = new Set(inRoom.map(({ from }) => from));
  print(`of folders in ${room}`, `${folders.size} folders, ${inRoom.length} arrows`);
}
print('rooms without one', rooms.length - new Set(arrows.map(({ by }) => roomOfFolders(by))).size);

console.log('\nRooms');
for (const room of new Set(code.map(({ path }) => path.split('/')[1] ?? '')))
  print(room, linesAndFiles(below(`src/${room}`)));
print('features/search', linesAndFiles(below('src/features/search/')));
for (const { folder, files } of largeFolders([...code, ...tests]))
  print(
    `  over ${MOST_FILES} files`,
    `${folder} (${files})${folder in FLAT_BY_DESIGN ? `: ${FLAT_BY_DESIGN[folder]}` : ''}`,
  );

// Roles are also assigned to users, and some are built in; neither is part of a plain resource.
const isExtra = ({ path }: { path: string }) => /assign|member|built-in/i.test(path);
const onNode = code.filter(({ path }) => /src\/server\/.*\brole/.test(path));
const onClient = below('src/features/roles/');
console.log('\nA plain resource: roles');
print('on the client', linesAndFiles(onClient.filter((one) => !isExtra(one))));
print('on the node', linesAndFiles(onNode.filter((one) => !isExtra(one))));
print('assignment and built-in roles', linesAndFiles([...onClient, ...onNode].filter(isExtra)));
