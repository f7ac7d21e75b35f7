import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stringifyExact } from '../../exact-json';
import { isObject } from '../../json-object';
import { editPages } from '../view/edit-pages';
import { editView } from '../view/edit-view';
import { newDashboardView } from '../view/new-view';
import { pagesOf } from '../view/pages';
import { sameContent } from '../view/same-content';
import { stateOf, type ViewDocument } from '../view/view';
import { readView } from '../view/view-codec';
import { newMessages } from '../widgets/new-widgets';
import { jsonValues, pairs, wireViews } from '@test/samples/wire-views';
import { importedView, readViewFile, usedStreams, ViewFileError, writeViewFile } from './view-file';

const NOW = new Date('2026-11-23T12:00:00Z');
const write = (document: ViewDocument) => writeViewFile(document, () => undefined, NOW);
const anonymous = (document: ViewDocument) => ({
  ...document,
  id: '',
  owner: null,
  createdAt: '',
  favorite: false,
  search: { ...document.search, id: '' },
});
/** The problem of a text; undefined if it can be read. Throws what is not a problem of the file. */
function problemOf(text: string) {
  try {
    readViewFile(text);
    return undefined;
  } catch (error) {
    if (error instanceof ViewFileError) return error.problem;
    throw error;
  }
}
let made = 0;
const ids = { id: () => `new-${(made += 1)}`, searchId: () => 'new' };

const table = { ...newMessages('w', ['message']), streams: ['s1'] };
const dashboard = editView(
  editPages(
    { ...newDashboardView({ search: 's', query: 'a' }), id: 'v', title: 'Shop', owner: 'ada' },
    { type: 'addPage', pageId: 'b', title: 'Payments' },
  ),
  'a',
  {
    type: 'addWidget',
    widget: table,
    title: 'Mine',
    position: { col: 1, row: 1, width: Infinity, height: 3 },
  },
);
const written = write(dashboard);
const changed = (change: (content: Record<string, never>) => void) => {
  const content = JSON.parse(written) as Record<string, never>;
  change(content);
  return JSON.stringify(content);
};

it('keeps everything but who it belongs to, and names its streams', () => {
  const text = writeViewFile(dashboard, () => 'Web', NOW);
  const { document, streams, missing } = readViewFile(`\uFEFF${text}`);
  expect(document).toEqual(anonymous(dashboard));
  expect([streams, missing]).toEqual([{ s1: 'Web' }, []]);
  expect(text).not.toContain('ada');
  expect(usedStreams(document)).toEqual(['s1']);
});

it('gets new ids when it is imported', () => {
  const copy = importedView(readViewFile(written), 'Copy', ids);
  expect(pagesOf(copy)).toEqual([
    { id: expect.stringMatching(/^new-/), title: '' },
    { id: expect.stringMatching(/^new-/), title: 'Payments' },
  ]);
  const { widgets, titles, positions } = stateOf(copy, pagesOf(copy)[0]?.id ?? '');
  const id = widgets[0]?.id ?? '';
  expect(id).toMatch(/^new-/);
  expect(titles.widget).toEqual({ [id]: 'Mine' });
  expect(positions[id]).toMatchObject({ width: Infinity, height: 3 });
  expect([copy.id, copy.title]).toEqual(['', 'Copy']);
});

it('of a view of a real server comes back unchanged', () => {
  const matching = pairs.filter(({ view, search }) => {
    const { queries } = search as { queries?: unknown };
    return (
      isObject(view['state']) &&
      Array.isArray(queries) &&
      queries.length > 0 &&
      typeof view['title'] === 'string' &&
      /^(search|dashboard)$/i.test(String(view['type'] ?? 'dashboard')) &&
      Object.keys(view['state']).every((id) => queries.some((query) => query.id === id)) &&
      (view['type'] !== 'SEARCH' || queries.length === 1)
    );
  });
  expect(matching.length).toBeGreaterThan(3);
  for (const pair of matching) {
    const document = readView(pair);
    expect(sameContent(readViewFile(write(document)).document, document)).toBe(true);
  }
});

it('comes back unchanged or is refused with a reason, whatever it contains', () => {
  fc.assert(
    fc.property(wireViews, (wire) => {
      const document = readView(wire);
      const text = write(document);
      const problem = problemOf(text);
      if (problem) expect(problem.kind).toBe('damaged');
      else expect(readViewFile(text).document).toEqual(anonymous(document));
    }),
  );
  fc.assert(
    fc.property(
      jsonValues,
      fc.constantFrom('view', 'search', 'streams', 'version'),
      (value, name) => {
        const content: unknown = JSON.parse(written);
        problemOf(stringifyExact({ ...(content as object), [name]: value }));
        problemOf(stringifyExact(value));
      },
    ),
  );
});

it.each([
  ['', 'notJson'],
  ['<html>', 'notJson'],
  ['[]', 'otherFile'],
  ['{"version":1}', 'otherFile'],
  [`"${'x'.repeat(5 * 1024 * 1024)}"`, 'tooLarge'],
  [changed((content) => Object.assign(content, { version: 2 })), 'newer'],
])('that is none is refused: %.20s', (text, kind) => {
  expect(problemOf(text)).toEqual({ kind });
});

it.each([
  [
    'of today',
    {
      v: '1',
      id: 'p',
      rev: 2,
      name: ' Web ',
      entities: [
        { v: '1', type: { name: 'dashboard', version: '2' } },
        { v: '1', type: { name: 'stream', version: '1' } },
        null,
      ],
    },
    { name: 'Web', dashboards: 1 },
  ],
  [
    'from before Graylog 3',
    { name: 'Old', inputs: [], streams: [], dashboards: [{}, {}] },
    { name: 'Old', dashboards: 2 },
  ],
  ['without a name', { v: 1, rev: 1, entities: [] }, { name: '', dashboards: 0 }],
])('a content pack %s is called one', (_, content, pack) => {
  expect(problemOf(JSON.stringify(content))).toEqual({ kind: 'contentPack', pack });
});

it.each<[string, (content: Record<string, Record<string, never>>) => void]>([
  ['view.title', ({ view }) => Object.assign(view ?? {}, { title: 7 })],
  ['view.type', ({ view }) => Object.assign(view ?? {}, { type: 'SCRIPT' })],
  ['search.queries', ({ search }) => Object.assign(search ?? {}, { queries: [] })],
  ['search.queries', ({ view }) => Object.assign(view ?? {}, { type: 'SEARCH' })],
  [
    'search.queries[1].id',
    ({ search }) => Object.assign(search ?? {}, { queries: [{ id: 'a' }, { id: 'a' }] }),
  ],
  ['view.state.c', ({ view }) => Object.assign(view?.['state'] ?? {}, { c: {} })],
  [
    'view.state.a.positions.w.row',
    ({ view }) =>
      Object.assign(view?.['state']?.['a'] ?? {}, {
        positions: { w: { col: 1, row: 1e9, height: 1, width: 1 } },
      }),
  ],
  [
    'view.state.a.widgets[0].id',
    ({ view }) => Object.assign(view?.['state']?.['a'] ?? {}, { widgets: [{ type: 'messages' }] }),
  ],
])('says where it is damaged: %s', (place, change) => {
  expect(problemOf(changed(change as never))).toEqual({ kind: 'damaged', place });
});

it('names what the console cannot show', () => {
  const text = changed(({ view }) =>
    Object.assign(view ?? {}, { requires: { 'org.graylog.logview': {} } }),
  );
  expect(readViewFile(text).missing).toEqual(['org.graylog.logview']);
});
