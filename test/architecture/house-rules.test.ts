import { expect, it } from 'vitest';
import { absencesAreAssertedAtRest } from './at-rest';
import { noCitations } from './citations';
import { documentedPathsExist } from './document-paths';
import { noFolderCycles } from './folder-cycles';
import { moduleStateIsKnown } from './module-state';
import { requestsLeaveInOnePlace } from './outgoing';
import { permissionsAreNamedOnce } from './permissions';
import * as rules from './rules';
import { filesAreShort, foldersAreSmall, functionsAreShort } from './sizes';
import { readDocuments, readSources, type Source } from './source-tree';
import { packagesAreListed } from './third-party';
import { testsAssignNoGlobals, testsWaitForEvents } from './steady-tests';
import { unsteadyTestsAreFew } from './unsteady-tests';

const program = readSources('src').filter(({ path }) => !path.endsWith('.d.ts'));
const everything = [...program, ...readSources('test')];
const documents = readDocuments();

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

const inTest = (text: string) => file('src/ui/a.test.tsx', `it('is', async () => {${text}});`);

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
      file('src/views/bad.ts', `import { fromMarkdown } from 'mdast-util-from-markdown';`),
      file('src/ui/bad.ts', `import { gfm } from 'micromark-extension-gfm';`),
    ],
  },
  {
    name: 'packages of the console are listed as third-party software',
    check: packagesAreListed,
    over: program,
    broken: [
      file('src/ui/bad.ts', `import { parse } from 'acorn';`),
      file('src/api/bad.ts', `const late = () => import('@playwright/test/reporter');`),
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
    name: 'folders of a room make no cycle, each with all below it',
    check: noFolderCycles,
    over: program,
    broken: [
      file('src/ui/a/x/one.ts', `import '@/ui/b/y/two';`),
      file('src/ui/b/y/two.ts', ``),
      file('src/ui/b/z/three.ts', `import '@/ui/a/w/four';`),
      file('src/ui/a/w/four.ts', ``),
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
    over: everything,
    broken: Array.from({ length: 21 }, (_, index) => file(`src/ui/large/part-${index}.ts`, '')),
    isBrokenTogether: true,
  },
  {
    name: 'folders of tests hold a topic, too',
    check: foldersAreSmall,
    over: everything,
    broken: Array.from({ length: 21 }, (_, index) =>
      file(`test/e2e/area/part-${index}.spec.ts`, ''),
    ),
    isBrokenTogether: true,
  },
  {
    name: 'permissions are named in one place',
    check: permissionsAreNamedOnce,
    over: program,
    broken: [
      file('src/shared/a.ts', `export const a = ['streams:edit'];`),
      file(
        'src/features/users/b.tsx',
        '<IfPermitted permissions={[`users:tokencreate:${name}`]} />',
      ),
      file('src/server/c.ts', 'call.demand(`inputs:${action}`);'),
    ],
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
    name: 'few tests are unsteady, and each is described',
    check: unsteadyTestsAreFew,
    over: documents,
    broken: [
      file(
        'docs/unsteady-tests.md',
        `Entries:\n${'- `a.test.ts: b` (2026-01-31): too late. Cause: unknown.\n'.repeat(6)}`,
      ),
      file('docs/unsteady-tests.md', 'Entries:\n- `a.test.ts: b` fails at times.'),
    ],
  },
  {
    name: 'documents and comments name paths that are there',
    check: documentedPathsExist,
    over: [...program, ...documents],
    broken: [
      file('docs/a.md', 'See `src/ui/gone.ts`.'),
      file('docs/b.md', 'See `views/gone/` and `views/export`.'),
      file('README.md', 'See `test/gone`.'),
      file('src/ui/c.ts', '/** See `shared/gone`. */'),
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
  {
    name: 'tests assert absences and count requests once the page is at rest',
    check: absencesAreAssertedAtRest,
    over: everything,
    broken: [
      inTest(`await actor.click(button); expect(screen.queryByRole('dialog')).toBeNull();`),
      inTest(`await actor.keyboard('{Enter}'); expect(dialog).not.toBeInTheDocument();`),
      inTest(
        `await actor.type(await box(), 'x'); expect(shown).toBe(1); expect(list()).toEqual([]);`,
      ),
      inTest(`fireEvent.click(button); expect(onChange).not.toHaveBeenCalled();`),
      inTest(`for (const key of keys) await actor.keyboard(key); expect(rows()).toHaveLength(0);`),
      inTest(`await actor.tab(); for (const row of rows) expect(row).not.toHaveFocus();`),
      inTest(`const save = () => actor.click(button); await save(); expect(text).not.toBe('x');`),
      inTest(`await settled(); await actor.click(button); expect(alert()).toBeUndefined();`),
      inTest(`await actor.click(button); expect(requestsTo('/streams')).toHaveLength(1);`),
      inTest(`await screen.findByText('Saved'); expect(requests()).not.toContain('PUT /streams');`),
      inTest(
        `const sent = () => requests().filter(isPut); await saved(); expect(sent()).toEqual(all);`,
      ),
      inTest(`await settled(); await saved(); expect(requestsTo('/users').length).toBe(before);`),
    ],
  },
  {
    name: 'tests wait for events, not for a time',
    check: testsWaitForEvents,
    over: everything,
    broken: [
      file('src/ui/a.test.ts', `await new Promise((resolve) => setTimeout(resolve, 20));`),
      file('src/ui/b.test.ts', `setTimeout(() => controller.abort(), DELAY);`),
      file('test/c.ts', `import { setTimeout as sleep } from 'node:timers/promises';`),
      file('test/d.ts', `import timers from 'timers/promises';`),
      file('test/e2e/e.spec.ts', `await page.waitForTimeout(500);`),
      file('test/e2e/f.ts', `await page.evaluate(() => window.setTimeout(done, 100));`),
      file('src/server/g.test.ts', `Atomics.wait(cells, 0, 0, 100);`),
    ],
  },
  {
    name: 'tests leave no global changed',
    check: testsAssignNoGlobals,
    over: everything,
    broken: [
      file('src/ui/a.test.ts', `globalThis.appConfig = undefined;`),
      file('src/ui/b.test.ts', `process.env['TZ'] = 'UTC';`),
      file('src/ui/c.test.ts', `Object.defineProperty(document, 'hidden', { get: () => true });`),
      file('src/ui/d.test.ts', `Object.assign(globalThis, { innerWidth: 500 });`),
      file('src/ui/e.test.ts', `Element.prototype.scrollTo = () => {};`),
      file('src/server/f.test.ts', `process.chdir('/tmp');`),
    ],
  },
];

it.each(houseRules)('$name', ({ check, over }) => {
  expect(check(over)).toEqual([]);
});

it.each(houseRules)('would notice: $name', ({ check, broken, isBrokenTogether }) => {
  if (isBrokenTogether) expect(check(broken)).not.toEqual([]);
  else for (const source of broken) expect(check([source]), source.text).not.toEqual([]);
});

it.each([
  `await actor.click(button); await settled(); expect(screen.queryByRole('dialog')).toBeNull();`,
  `await actor.click(button); await waitFor(() => expect(dialog).not.toBeInTheDocument());`,
  `await actor.click(button); expect(await rows()).toHaveLength(2); expect(alert()).toBeNull();`,
  `await actor.click(button); expect(field).toHaveValue(''); expect(rows()).not.toHaveLength(0);`,
  `await settled(); expect(requestsTo('/streams')).toHaveLength(1); expect(requests()).toEqual([]);`,
  `await saved(); expect(requests()).toContain('PUT /streams');`,
  `await saved(); expect(requestsTo('/streams').at(-1)?.method).toBe('PUT');`,
])('allows what waits, and what asserts a presence: %s', (text) => {
  expect(absencesAreAssertedAtRest([inTest(text)])).toEqual([]);
});
