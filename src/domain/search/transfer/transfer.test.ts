import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editPages } from '../view/edit-pages';
import { editView } from '../view/edit-view';
import { newDashboardView, newSearchView } from '../view/new-view';
import { onlyQuery, stateOf, type ViewDocument } from '../view/view';
import { writeView } from '../view/view-codec';
import { newMessages, newText, newTopValues } from '../widgets/new-widgets';
import type { Widget, WidgetPosition } from '../widgets/widget';
import { groupFor, isClipboard, readClipboard, writeClipboard } from './clipboard';
import { copyOf, groupOf, withGroup, withGroupSent, withoutGroup } from './widget-group';

const at = (col: number, row: number, width = 4, height = 2): WidgetPosition => ({
  col,
  row,
  width,
  height,
});
const add = (document: ViewDocument, page: string, widget: Widget, position: WidgetPosition) =>
  editView(document, page, { type: 'addWidget', widget, title: `T ${widget.id}`, position });
const empty = editPages(newDashboardView({ search: 's', query: 'a' }), {
  type: 'addPage',
  pageId: 'b',
  title: 'B',
});
const dashboard = [
  [newText('left', '# Left'), at(1, 1)],
  [newTopValues('right', 'source'), at(5, 1)],
  [newMessages('below', ['message']), at(1, 3)],
].reduce(
  (now, [widget, position]) => add(now, 'a', widget as Widget, position as WidgetPosition),
  empty,
);
const onlyA = {
  ...dashboard,
  search: { ...dashboard.search, queries: dashboard.search.queries.slice(0, 1) },
};
let created = 0;
const newId = () => `new-${(created += 1)}`;
const ids = (...names: string[]) => new Set(names);

describe('a group of widgets', () => {
  it('is put on top as it was arranged, and the others move down', () => {
    const group = copyOf(groupOf(stateOf(dashboard, 'a'), ids('right', 'below')), newId);
    const { positions, titles } = stateOf(withGroup(dashboard, 'a', group), 'a');
    const [right, below] = group.map(({ widget: { id } }) => id);
    expect(positions).toMatchObject({
      [right ?? '']: at(5, 1),
      [below ?? '']: at(1, 3),
      left: at(1, 5),
      below: at(1, 7),
    });
    expect(titles.widget).toMatchObject({ [right ?? '']: 'T right' });
  });

  it('moves to another page with titles and arrangement, or is copied there', () => {
    const moved = withGroupSent(dashboard, { ids: ids('left', 'right'), from: 'a', to: 'b' });
    expect(stateOf(moved, 'a').widgets.map(({ id }) => id)).toEqual(['below']);
    expect(stateOf(moved, 'b')).toMatchObject({
      positions: { left: at(1, 1), right: at(5, 1) },
      titles: { widget: { left: 'T left', right: 'T right' } },
    });
    const copied = withGroupSent(dashboard, {
      ids: ids('left', 'right'),
      from: 'a',
      to: 'b',
      newId,
    });
    expect(stateOf(copied, 'a')).toEqual(stateOf(dashboard, 'a'));
    expect(Object.values(stateOf(copied, 'b').positions)).toEqual([at(1, 1), at(5, 1)]);
  });

  it('is removed at once', () => {
    const state = stateOf(withoutGroup(dashboard, 'a', ids('left', 'below', 'none')), 'a');
    expect(state.widgets.map(({ id }) => id)).toEqual(['right']);
    expect(Object.keys(state.positions)).toEqual(['right']);
  });
});

describe('the clipboard', () => {
  it('gives widgets back as they were', () => {
    const content = writeClipboard(onlyA, ids('left', 'right'));
    expect(isClipboard(content)).toBe(true);
    expect(readClipboard(content)).toEqual({
      type: 'DASHBOARD',
      inherited: undefined,
      group: groupOf(stateOf(dashboard, 'a'), ids('left', 'right')),
      variables: [],
    });
  });

  it('keeps what widgets of a search find when they are pasted into a dashboard', () => {
    const start = newSearchView(
      { search: 's', query: 'q', messageCount: 'count', allMessages: 'table' },
      { messageCount: 'Count', allMessages: 'All' },
      ['message'],
    );
    const search: ViewDocument = {
      ...start,
      search: {
        ...start.search,
        queries: [
          {
            ...onlyQuery(start),
            query: 'app:shop',
            timerange: { type: 'relative', from: 900 },
            filter: { type: 'or', filters: [{ type: 'stream', id: 'mail' }] },
          },
        ],
      },
    };
    const clipboard = readClipboard(writeClipboard(search, ids('table')));
    if (!clipboard) throw new Error('Nothing was read.');
    expect(groupFor(clipboard, 'DASHBOARD')[0]?.widget).toMatchObject({
      query: 'app:shop',
      timerange: { type: 'relative', from: 900 },
      streams: ['mail'],
    });
    expect(groupFor(clipboard, 'SEARCH')[0]?.widget).toMatchObject({
      query: null,
      timerange: null,
      streams: [],
    });
  });

  const pasted = (state: unknown, other: object = {}) =>
    readClipboard(
      JSON.stringify({ 'graylog-console/widgets': 1, type: 'DASHBOARD', state, ...other }),
    );

  it.each([
    ['', undefined],
    ['any text', undefined],
    ['{"graylog-console/widgets"', undefined],
    ['{"graylog-console/widgets":1}', undefined],
    ['{"graylog-console/widgets":2,"state":{"widgets":[{"type":"messages"}]}}', undefined],
    [`{"graylog-console/widgets":1,"state":{"x":"${'x'.repeat(2_000_001)}"}}`, undefined],
  ])('refuses %s', (content, expected) => {
    expect(readClipboard(content)).toBe(expected);
  });

  it('refuses more widgets than a page can have', () => {
    const widgets = Array.from({ length: 101 }, (_, n) => ({ id: `${n}`, type: 'messages' }));
    expect(pasted({ widgets })).toBeUndefined();
  });

  it('drops what a server would refuse, and mends the rest', () => {
    const clipboard = pasted({
      widgets: [
        {
          id: 'a',
          type: 'aggregation',
          evil: 1,
          streams: ['s', 's', 5],
          filters: ['x', { ok: true }],
          timerange: { type: 'nonsense' },
          config: {
            evil: 1,
            row_pivots: [
              { type: 'values', fields: ['f'], evil: 1, config: { limit: -5, evil: 1 } },
              { type: 'unknown' },
            ],
            series: [{ function: 'count()', evil: 1, config: { name: 'n', evil: 1 } }, {}],
          },
        },
        { id: 'b', type: '<script>', config: {} },
        { id: 'c', type: 'plugin', config: 'none' },
      ],
      titles: { widget: { a: ' long\n  title ' } },
      positions: { a: { col: 40, row: -3, width: 99, height: 1e9 } },
    });
    expect(JSON.stringify(clipboard)).not.toMatch(/evil|unknown/);
    expect(clipboard?.group).toMatchObject([
      {
        title: 'long title',
        position: { col: 12, row: 1, width: Infinity, height: 100 },
        widget: {
          streams: ['s'],
          filters: [{ ok: true }],
          timerange: null,
          config: {
            rowPivots: [{ fields: ['f'], config: { limit: 1 } }],
            series: [{ function: 'count()', config: { name: 'n' } }],
          },
        },
      },
    ]);
  });

  it('never throws, and what it reads can be inserted and written', () => {
    const name = fc.constantFrom(
      ...['id', 'type', 'config', 'widgets', 'titles', 'widget', 'positions', 'w', '__proto__'],
      ...['markdown', 'fields', 'series', 'function', 'row_pivots', 'col', 'sort', 'timerange'],
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom('messages', 'aggregation', 'console-text', 'w', 'values', '', null, true),
        fc.double(),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(name, tie('value'), { maxKeys: 5 }),
      ),
    }));
    const widget = fc.record({
      id: fc.constantFrom('w', '__proto__', ''),
      type: fc.constantFrom('messages', 'aggregation', 'console-text', 'plugin'),
      config: value,
      filters: value,
      timerange: value,
    });
    fc.assert(
      fc.property(
        fc.array(widget, { maxLength: 3 }),
        value,
        value,
        (widgets, titles, positions) => {
          const clipboard = pasted({ widgets, titles, positions });
          if (!clipboard) return;
          const group = copyOf(groupFor(clipboard, 'DASHBOARD'), newId);
          const inserted = withGroup(empty, 'a', group);
          expect(Object.keys(stateOf(inserted, 'a').positions)).toHaveLength(group.length);
          writeView(inserted);
        },
      ),
    );
  });
});
