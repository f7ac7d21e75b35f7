import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { noCitations } from './citations';
import { noFolderCycles } from './folder-cycles';
import { moduleStateIsKnown } from './module-state';
import { requestsLeaveInOnePlace } from './outgoing';
import * as rules from './rules';
import { filesAreShort, foldersAreSmall, functionsAreShort } from './sizes';
import { readFiles, readSources, type Source } from './source-tree';

const program = readSources('src').filter(({ path }) => !path.endsWith('.d.ts'));
const everything = [...program, ...readSources('test')];
const documents = [
  ...readFiles(/\.md$/, 'docs', 'src', 'test'),
  { path: 'README.md', text: readFileSync('README.md', 'utf8') },
];

type Rule = {
  name: string;
  check: (sources: readonly Source[]) => string[];
  over: readonly Source[];
  /** Sources that break the rule: a rule that cannot fail is none. */
  broken: Source[];
  /** Only all of them together break it; each by itself unless told. */
  isBrokenTogether?: boolean;
};

const file = (path: string, text: string): Source => ({ path, text });

const houseRules: Rule[] = [
  {
    name: 'rooms import only the rooms below them',
    check: rules.roomsAndDirections,
    over: program.filter(({ path }) => !/\.test\.tsx?$/.test(path)),
    broken: [
      file('src/domain/query/bad.ts', `import { call } from '@/api/client';`),
      file('src/ui/bad.ts', `export { x } from '../shared/x';`),
      file('src/server/bad.ts', `const late = () => import('@/ui/chart/Chart');`),
      file('src/features/search/bad.ts', `import { y } from '@/features/streams/y';`),
      file('src/views/bad.ts', `import { y } from '@/features/search/y';`),
      file('src/shared/bad.ts', `import { y } from '@/views/y';`),
      file('src/helpers/bad.ts', ``),
      file('src/api/bad.ts', `type T = import('@/shared/x').T;`),
      file('src/shared/bad.ts', `import { renderAt } from '@test/render';`),
    ],
  },
  {
    name: 'heavy libraries have one door',
    check: rules.heavyLibrariesHaveOneDoor,
    over: program,
    broken: [
      file('src/features/search/bad.ts', `import Plotly from 'plotly.js/lib/core';`),
      file('src/shared/bad.ts', `const ace = () => import('ace-builds/src-noconflict/ace');`),
      file('src/ui/bad.ts', `import L from 'leaflet';`),
    ],
  },
  {
    name: 'deletions are asked about in one place',
    check: rules.deletionsAskInOnePlace,
    over: program,
    broken: [
      file(
        'src/features/users/a.tsx',
        `import { DeleteDialog } from '@/shared/confirm/DeleteDialog';`,
      ),
      file(
        'src/views/list/b.tsx',
        `const late = () => import('../../shared/confirm/DeleteDialog');`,
      ),
    ],
  },
  {
    name: 'requests of the node leave in one place',
    check: requestsLeaveInOnePlace,
    over: program,
    broken: [
      file('src/server/jobs/bad.ts', `const answer = await fetch('http://example.org/');`),
      file('src/server/jobs/bad.ts', `globalThis.fetch(url);`),
      file('src/server/jobs/bad.ts', `import { request } from 'node:https';`),
      file('src/server/jobs/bad.ts', `import http from 'node:http';`),
      file('src/server/jobs/bad.ts', `import * as net from 'net';`),
      file('src/server/jobs/bad.ts', `import { type Socket, connect as open } from 'node:net';`),
      file('src/server/jobs/bad.ts', `const { request } = await import('undici');`),
      file('src/server/jobs/bad.ts', `import { createSocket } from 'node:dgram';`),
      file('src/server/jobs/bad.ts', `const socket = new WebSocket(url);`),
    ],
  },
  {
    name: 'imports make no cycle',
    check: rules.noImportCycles,
    over: program,
    broken: [
      file('src/ui/a.ts', `import './b';`),
      file('src/ui/b.ts', `import type { C } from './c';`),
      file('src/ui/c.ts', `import '@/ui/a';`),
    ],
    isBrokenTogether: true,
  },
  {
    name: 'folders of a room make no cycle',
    check: noFolderCycles,
    over: program,
    // Neither a value nor a type may lead back.
    broken: [
      file('src/ui/table/Table.tsx', `import '@/ui/menu/Menu';`),
      file('src/ui/menu/Menu.tsx', `import type { Button } from '../button/Button';`),
      file('src/ui/button/Button.tsx', `export { Table } from '../table/Table';`),
    ],
    isBrokenTogether: true,
  },
  {
    name: 'files fit one sitting',
    check: filesAreShort,
    over: everything,
    broken: [
      file('src/ui/long.ts', 'x;\n'.repeat(301)),
      file('src/ui/long.test.ts', 'x;\n'.repeat(501)),
    ],
  },
  {
    name: 'functions fit one screen',
    check: functionsAreShort,
    over: program,
    broken: [
      file('src/ui/a.ts', `function long() {\n${'x;\n'.repeat(149)}}`),
      file('src/ui/b.tsx', `const Long = memo(() => {\n${'x;\n'.repeat(149)}});`),
    ],
  },
  {
    name: 'folders hold a topic, not a list of files',
    check: foldersAreSmall,
    over: program,
    broken: Array.from({ length: 21 }, (_, index) => file(`src/ui/large/part-${index}.ts`, '')),
    isBrokenTogether: true,
  },
  {
    name: 'module state of the console is reset between tests, or known',
    check: moduleStateIsKnown,
    over: program,
    broken: [
      file('src/shared/a.ts', 'let shown = false;'),
      file('src/features/search/b.ts', 'const running = new Map<string, number>();'),
      file('src/app/c.ts', 'export const panels = createPanelStore();'),
    ],
  },
  {
    name: 'nothing cites a document that is not in the repository',
    check: noCitations,
    over: [...everything, ...documents],
    broken: [
      file('src/ui/a.ts', `// Rows are kept (${['A4', '11'].join('.')}).`),
      file('docs/b.md', `As ${['B2', '3'].join('.')} demands.`),
      file('test/c.ts', `// See ${['§', '3.3'].join('')}`),
    ],
  },
  {
    name: 'it is TypeScript throughout',
    check: rules.typeScriptThroughout,
    over: everything,
    broken: [file('src/ui/old.js', '')],
  },
  {
    name: 'nothing is any',
    check: rules.noAny,
    over: everything,
    broken: [
      file('src/ui/a.ts', 'let x: any;'),
      file('src/ui/b.ts', 'const y = z as unknown as Map<string, any>;'),
    ],
  },
  {
    name: 'colours and pixel sizes stand in the theme',
    check: rules.looksOnlyInTheme,
    over: program,
    broken: [
      file('src/ui/a.tsx', 'const A = styled.p`color: #fff;`;'),
      file('src/app/b.tsx', 'const B = styled.p`margin: ${x} 4px;`;'),
      file('src/features/search/c.tsx', `const c = { background: 'rgb(0 0 0 / .4)' };`),
      file('src/shared/d.tsx', '<p style={{ width: "12px" }} />'),
    ],
  },
  {
    name: 'no HTML sink',
    check: rules.noHtmlSink,
    over: program,
    broken: [
      file('src/ui/a.tsx', '<p dangerouslySetInnerHTML={{ __html: x }} />'),
      file('src/ui/b.ts', 'node.innerHTML = text;'),
      file('src/ui/c.ts', `node.insertAdjacentHTML('beforeend', text);`),
      file('src/ui/d.ts', 'document.write(text);'),
      file('src/ui/e.ts', `new Function('return 1');`),
    ],
  },
  {
    name: 'tests mock none of our modules',
    check: rules.testsMockNothingOfOurs,
    over: everything,
    broken: [
      file('src/ui/a.test.ts', `vi.mock('./b');`),
      file('src/ui/b.test.ts', `vi.mock(import('@/api/client'));`),
      file('test/c.test.ts', `vi.spyOn(globalThis, 'fetch');`),
      file('test/d.test.ts', `vi.doMock('@/api/client');`),
    ],
  },
];

it.each(houseRules)('$name', ({ check, over }) => {
  expect(check(over)).toEqual([]);
});

it.each(houseRules)('would notice: $name', ({ check, broken, isBrokenTogether }) => {
  if (isBrokenTogether) expect(check(broken)).not.toEqual([]);
  else for (const source of broken) expect(check([source]), source.path).not.toEqual([]);
});
