import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editView, type ViewChange } from './edit-view';
import { historyOf, record, redo, undo, withTypingEnded } from './history';
import { mergeViews } from './merge-views';
import { newSearchView } from './new-view';
import { asCopy, toStore, type NewIds } from './prepare-save';
import { sameContent } from './same-content';
import { onStates, stateOf, type ViewDocument, type QueryState } from './view';
import { readView, writeView } from './view-codec';
import type { ForeignWidget, Widget } from '../widgets/widget';

const [QUERY, COUNT, TABLE] = ['q', 'count', 'table'];
const aView = (): ViewDocument =>
  newSearchView(
    { search: 's', query: QUERY, messageCount: COUNT, allMessages: TABLE },
    { messageCount: 'Message Count', allMessages: 'All Messages' },
    ['timestamp', 'message'],
  );
const state = (document: ViewDocument) => stateOf(document, document.search.queries[0]?.id ?? '');
const ids = (): NewIds => {
  let last = 0;
  return { id: () => `new-${(last += 1)}`, searchId: () => `search-${(last += 1)}` };
};
const stored = (document: ViewDocument = aView()) => ({
  ...toStore(document, undefined, ids()),
  id: 'v',
});
const edited = (document: ViewDocument, ...changes: ViewChange[]) =>
  changes.reduce((one, change) => editView(one, QUERY, change), document);
const foreign: ForeignWidget = {
  kind: 'foreign',
  type: 'later',
  id: 'f',
  filter: null,
  filters: [],
  timerange: null,
  query: null,
  streams: [],
  config: { deep: [1n] },
};

const changes: fc.Arbitrary<ViewChange> = fc.oneof(
  fc
    .array(fc.string(), { maxLength: 3 })
    .map((fields): ViewChange => ({ type: 'columns', widgetId: TABLE, fields })),
  fc.string().map((title): ViewChange => ({ type: 'widgetTitle', widgetId: COUNT, title })),
  fc.string().map((color): ViewChange => ({
    type: 'highlighting',
    rules: [
      {
        kind: 'rule',
        field: 'level',
        value: 3,
        condition: 'equal',
        color: { type: 'static', color },
      },
    ],
  })),
  fc.constantFrom<ViewChange>(
    { type: 'removeWidget', widgetId: COUNT },
    { type: 'duplicateWidget', widgetId: TABLE, newId: 'copy', title: 'All Messages (copy)' },
    {
      type: 'addWidget',
      widget: foreign,
      title: 'Later',
      position: { col: 1, row: 9, height: 2, width: 4 },
    },
    { type: 'widgetConfig', widgetId: TABLE, config: { showMessageRow: true } },
    {
      type: 'sort',
      widgetId: TABLE,
      sort: [{ type: 'pivot', field: 'source', direction: 'Ascending' }],
    },
    { type: 'selectedFields', fields: ['source'] },
    { type: 'about', about: { title: 'Mail', summary: '', description: 'All of it' } },
  ),
);

describe('a new search', () => {
  it('shows a message count above the table', () => {
    const { widgets, titles, positions } = state(aView());
    expect(widgets.map(({ id }) => titles.widget[id])).toEqual(['Message Count', 'All Messages']);
    expect(positions).toEqual({
      [COUNT]: { col: 1, row: 1, height: 2, width: Infinity },
      [TABLE]: { col: 1, row: 3, height: 6, width: Infinity },
    });
  });

  it("looks the same in Graylog's own console: stacked bars without a total, each message once", () => {
    const [{ searchTypes } = { searchTypes: [] }] = stored().search.queries;
    const { widgets } = state(aView());
    expect(widgets).toMatchObject([
      { config: { visualizationConfig: { barmode: 'stack', axis_type: 'linear' }, rollup: false } },
      { config: { showMessageRow: false } },
    ]);
    expect(searchTypes[0]).toMatchObject({ rollup: false });
  });
});

describe('editing a view', () => {
  it('ignores changes to a missing widget', () => {
    expect(
      edited(
        aView(),
        { type: 'columns', widgetId: 'gone', fields: ['x'] },
        { type: 'duplicateWidget', widgetId: 'gone', newId: 'x', title: 'x' },
      ),
    ).toEqual(aView());
  });

  it('shows the message either as a column or in a row, so that other consoles show it once', () => {
    const tableOf = (document: ViewDocument) => {
      const widget = state(document).widgets[1];
      return widget?.kind === 'messages'
        ? [widget.config.fields.includes('message'), widget.config.showMessageRow]
        : [];
    };
    const withFields = (document: ViewDocument, fields: string[]) =>
      edited(document, { type: 'columns', widgetId: TABLE, fields });
    const bare = withFields(aView(), ['source']);
    expect([aView(), bare, withFields(bare, ['message'])].map(tableOf)).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
    const hidden = edited(bare, {
      type: 'widgetConfig',
      widgetId: TABLE,
      config: { showMessageRow: false },
    });
    expect(tableOf(withFields(hidden, ['timestamp']))).toEqual([false, false]);
    const summary = edited(bare, {
      type: 'widgetConfig',
      widgetId: TABLE,
      config: { showSummary: true },
    });
    expect(tableOf(withFields(summary, ['message']))).toEqual([true, true]);
  });

  it('hides the summary together with the message row', () => {
    const both = edited(aView(), {
      type: 'widgetConfig',
      widgetId: TABLE,
      config: { showMessageRow: true, showSummary: true },
    });
    expect(state(both).widgets[1]).toMatchObject({ config: { showSummary: true } });
    expect(
      state(
        edited(both, { type: 'widgetConfig', widgetId: TABLE, config: { showMessageRow: false } }),
      ).widgets[1],
    ).toMatchObject({ config: { showMessageRow: false, showSummary: false } });
  });

  it('moves widgets below a new one down, and none beside it', () => {
    const at = (col: number) => ({ col, row: 1, height: 4, width: 6 });
    const one = edited(
      aView(),
      { type: 'addWidget', widget: foreign, title: 'Left', position: at(1) },
      { type: 'addWidget', widget: { ...foreign, id: 'g' }, title: 'Right', position: at(7) },
    );
    expect(state(one).positions).toMatchObject({
      f: { row: 1 },
      g: { row: 1, col: 7 },
      [COUNT]: { row: 5 },
      [TABLE]: { row: 7 },
    });
  });

  it('leaves every widget with a position and a title', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 8 }), (list) => {
        const { widgets, positions, titles } = state(edited(aView(), ...list));
        for (const { id } of widgets)
          expect([Object.hasOwn(positions, id), Object.hasOwn(titles.widget, id)]).toEqual([
            true,
            true,
          ]);
      }),
    );
  });

  it('can be undone and redone any number of times', () => {
    fc.assert(
      fc.property(fc.array(changes, { minLength: 1, maxLength: 12 }), (list) => {
        const documents = [aView()];
        let history = historyOf(aView());
        for (const change of list) {
          documents.push(editView(history.present, QUERY, change));
          history = record(history, documents.at(-1) ?? aView());
        }
        for (const before of documents.slice(0, -1).toReversed())
          expect((history = undo(history) ?? history).present).toEqual(before);
        expect(undo(history)).toBeUndefined();
        for (const after of documents.slice(1))
          expect((history = redo(history) ?? history).present).toEqual(after);
      }),
    );
  });

  it('merges continuous changes into one undo step until a pause', () => {
    const sitting = 'loaded';
    const typed = ['M', 'Ma', 'Mai'].reduce(
      (history, text, index) => record(history, text, { key: 'title', at: index * 100, sitting }),
      historyOf(''),
    );
    expect(typed.past).toEqual(['']);
    const next = { key: 'title', at: 300, sitting };
    expect(record(typed, 'Mail', next).past).toEqual(['']);
    const two = ['', 'Mai'];
    expect(record(typed, 'Mail', { ...next, at: 9_000 }).past).toEqual(two);
    expect(record(typed, 'Mail', { ...next, key: 'summary' }).past).toEqual(two);
    expect(record(typed, 'Mail', { ...next, sitting: 'reloaded' }).past).toEqual(two);
    expect(record(typed, 'Mail').past).toEqual(two);
    expect(record(withTypingEnded(typed), 'Mail', next).past).toEqual(two);
  });

  it('keeps 100 undo steps', () => {
    const history = Array.from({ length: 300 }, (_, n) => n).reduce(
      (before, n) => record(before, n),
      historyOf(-1),
    );
    expect(history.past).toHaveLength(100);
  });
});

describe('preparing a view for saving', () => {
  it('derives the search types from the widgets', () => {
    const document = stored();
    const [{ searchTypes } = { searchTypes: [] }] = document.search.queries;
    expect(searchTypes.map(({ type, name }) => [type, name])).toEqual([
      ['pivot', 'chart'],
      ['messages', undefined],
    ]);
    expect(searchTypes[0]).toMatchObject({
      rollup: false,
      row_groups: [{ type: 'time', fields: ['timestamp'], interval: { type: 'auto', scaling: 1 } }],
      series: [{ type: 'count', id: 'count()' }],
    });
    expect(searchTypes[1]).toMatchObject({
      limit: 150,
      offset: 0,
      sort: [{ field: 'timestamp', order: 'DESC' }],
    });
    expect(state(document).widgetMapping).toEqual({
      [COUNT]: [searchTypes[0]?.id],
      [TABLE]: [searchTypes[1]?.id],
    });
  });

  it('keeps the search id while the search is the same, and creates one when it changes', () => {
    const before = stored();
    const shownOtherwise = toStore(
      edited(
        before,
        { type: 'highlighting', rules: [] },
        { type: 'widgetTitle', widgetId: COUNT, title: 'x' },
      ),
      before,
      ids(),
    );
    expect(shownOtherwise.search).toEqual(before.search);
    const sorted = toStore(
      edited(before, {
        type: 'sort',
        widgetId: TABLE,
        sort: [{ type: 'pivot', field: 'source', direction: 'Ascending' }],
      }),
      before,
      ids(),
    );
    expect(sorted.search.id).not.toBe(before.search.id);
    expect(state(sorted).widgetMapping).toEqual(state(before).widgetMapping);
  });

  it('keeps the search types of unknown widgets and drops those of removed ones', () => {
    const kept = { id: 'their', type: 'their-type', limits: [123456789012345678901234567890n] };
    const orphan = { id: 'orphan', type: 'messages' };
    const plain = stored(
      edited(aView(), {
        type: 'addWidget',
        widget: foreign,
        title: 'Later',
        position: { col: 1, row: 9, height: 1, width: 1 },
      }),
    );
    const before = readView(
      writeView({
        ...plain,
        search: {
          ...plain.search,
          queries: plain.search.queries.map((query) => ({
            ...query,
            searchTypes: [...query.searchTypes, kept, orphan],
          })),
        },
        states: {
          [QUERY]: {
            ...state(plain),
            widgetMapping: { ...state(plain).widgetMapping, f: ['their'] },
          },
        },
      }),
    );
    const after = toStore(edited(before, { type: 'removeWidget', widgetId: COUNT }), before, ids());
    expect(after.search.queries[0]?.searchTypes.map(({ id }) => id)).toEqual([
      'orphan',
      state(before).widgetMapping[TABLE]?.[0],
      'their',
    ]);
    expect(after.search.queries[0]?.searchTypes).toContainEqual(kept);
  });

  it('requests trends and events if the widget shows them, under the names given by users', () => {
    const [chart] = state(aView()).widgets;
    const widget: Widget | undefined =
      chart?.kind === 'aggregation'
        ? {
            ...chart,
            filter: 'a:1',
            query: 'b:2',
            streams: ['s'],
            config: {
              ...chart.config,
              series: [
                { function: 'percentile(took,ms,95)', config: { name: null } },
                { function: 'avg(size)', config: { name: 'Size' } },
              ],
              sort: [{ type: 'series', field: 'percentile(took,ms,95)', direction: 'Ascending' }],
              visualization: 'numeric',
              visualizationConfig: { trend: true },
              eventAnnotation: true,
            },
          }
        : undefined;
    const document = stored(widget ? edited(aView(), { type: 'widget', widget }) : aView());
    const types = document.search.queries[0]?.searchTypes ?? [];
    expect(types.map(({ name }) => name)).toEqual(['chart', 'trend', 'events', undefined]);
    expect(types[0]).toMatchObject({
      filter: { type: 'query_string', query: 'a:1' },
      query: { type: 'elasticsearch', query_string: 'b:2' },
      streams: ['s'],
      series: [
        { type: 'percentile', id: 'percentile(took,ms,95)', field: 'took,ms', percentile: '95' },
        { type: 'avg', id: 'Size', field: 'size' },
      ],
      sort: [{ type: 'series', field: 'percentile(took,ms,95)', direction: 'Ascending' }],
    });
    expect(types[1]).toMatchObject({
      timerange: { type: 'offset', source: 'search_type', id: types[0]?.id },
    });
  });

  it('gives copies new ids', () => {
    const copy = toStore(asCopy(aView(), 'Mine', ids()), undefined, ids());
    expect(copy).toMatchObject({ id: '', title: 'Mine' });
    expect(
      [copy.search.queries[0]?.id, ...state(copy).widgets.map(({ id }) => id)].every((id) =>
        id?.startsWith('new-'),
      ),
    ).toBe(true);
    expect(Object.keys(state(copy).positions)).toEqual(state(copy).widgets.map(({ id }) => id));
    const ofSaved = asCopy(stored(), 'Mine', ids());
    expect(Object.keys(ofSaved.states)).toEqual([QUERY]);
    expect(ofSaved.id).toBe('');
  });
});

/** Search types and their mapping are derived again on each save. */
const sameView = (one: ViewDocument, other: ViewDocument) =>
  sameContent(onStates(one, withoutMapping), onStates(other, withoutMapping));
const withoutMapping = (one: QueryState): QueryState => ({ ...one, widgetMapping: {} });

describe('merging two versions of a view', () => {
  it('combines changes of different parts', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (title) => {
        const base = stored();
        const mine = edited(base, { type: 'columns', widgetId: TABLE, fields: ['source'] });
        const theirs = edited(
          base,
          { type: 'about', about: { title: `x${title}`, summary: '', description: '' } },
          { type: 'widgetTitle', widgetId: COUNT, title: 'Theirs' },
        );
        const { merged, changes: found } = mergeViews(base, mine, theirs);
        expect(found).toEqual(
          expect.arrayContaining([
            { part: { part: 'widget', widgetId: TABLE }, by: 'mine' },
            { part: { part: 'title' }, by: 'theirs' },
            { part: { part: 'widgetTitle', widgetId: COUNT }, by: 'theirs' },
          ]),
        );
        expect(found).toHaveLength(3);
        expect(
          sameView(
            merged,
            edited(theirs, { type: 'columns', widgetId: TABLE, fields: ['source'] }),
          ),
        ).toBe(true);
      }),
    );
  });

  it('reports conflicts, which are resolved by choosing a side; ranges are never mixed', () => {
    const base = stored();
    const ranged = (
      document: ViewDocument,
      timerange: ViewDocument['search']['queries'][number]['timerange'],
    ) => ({
      ...document,
      search: {
        ...document.search,
        queries: document.search.queries.map((query) => ({ ...query, timerange })),
      },
    });
    const mine = ranged(base, { type: 'relative', range: 60 });
    const theirs = ranged(base, { type: 'absolute', from: 'a', to: 'b' });
    expect(mergeViews(base, mine, theirs)).toMatchObject({
      changes: [{ part: { part: 'timerange' }, by: 'both' }],
      merged: { search: { queries: [{ timerange: { type: 'relative', range: 60 } }] } },
    });
    expect(
      mergeViews(base, mine, theirs, () => 'theirs').merged.search.queries[0]?.timerange,
    ).toEqual({ type: 'absolute', from: 'a', to: 'b' });
  });

  it('treats identical changes as agreed, and a removal against a change as a conflict', () => {
    const base = stored();
    const both = edited(base, { type: 'selectedFields', fields: ['a'] });
    expect(mergeViews(base, both, both)).toEqual({ changes: [], merged: both });
    const removed = edited(base, { type: 'removeWidget', widgetId: TABLE });
    const changed = edited(base, { type: 'columns', widgetId: TABLE, fields: ['a'] });
    const theirs = mergeViews(base, removed, changed, () => 'theirs');
    expect(theirs.changes).toEqual([{ part: { part: 'widget', widgetId: TABLE }, by: 'both' }]);
    expect(sameView(theirs.merged, changed)).toBe(true);
    expect(sameView(mergeViews(base, removed, changed).merged, removed)).toBe(true);
  });

  it('keeps everything if only one side changed', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 5 }), (list) => {
        const base = stored();
        const mine = edited(base, ...list);
        expect(sameView(mergeViews(base, mine, base).merged, mine)).toBe(true);
        expect(sameView(mergeViews(base, base, mine).merged, mine)).toBe(true);
      }),
    );
  });

  it('restores either side in full if it is chosen for every change', () => {
    fc.assert(
      fc.property(
        fc.array(changes, { maxLength: 5 }),
        fc.array(changes, { maxLength: 5 }),
        (one, other) => {
          const base = stored();
          const [mine, theirs] = [edited(base, ...one), edited(base, ...other)];
          expect(sameView(mergeViews(base, mine, theirs, () => 'mine').merged, mine)).toBe(true);
          expect(sameView(mergeViews(base, mine, theirs, () => 'theirs').merged, theirs)).toBe(
            true,
          );
        },
      ),
    );
  });

  it('keeps the widget order of the chosen side', () => {
    const base = stored();
    const ids = (document: ViewDocument) =>
      Object.values(document.states)[0]?.widgets.map(({ id }) => id);
    const later = (id: string) =>
      ({ type: 'duplicateWidget', widgetId: TABLE, newId: id, title: id }) as const;
    const [mine, theirs] = [edited(base, later('a'), later('b')), edited(base, later('b'))];
    expect(ids(mergeViews(base, mine, theirs, () => 'mine').merged)).toEqual(ids(mine));
    expect(ids(mergeViews(base, mine, theirs, () => 'theirs').merged)).toEqual(ids(theirs));
    expect(ids(mergeViews(base, mine, edited(base, later('c'))).merged)).toEqual([
      COUNT,
      TABLE,
      'c',
      'a',
      'b',
    ]);
  });

  it('combines changes of different parts of one widget', () => {
    const base = stored();
    const mine = edited(base, { type: 'columns', widgetId: TABLE, fields: ['source'] });
    const theirs = edited(base, {
      type: 'widgetConfig',
      widgetId: TABLE,
      config: { showMessageRow: true, showSummary: true },
    });
    const { changes: found, merged } = mergeViews(base, mine, theirs);
    expect(found).toEqual([{ part: { part: 'widget', widgetId: TABLE }, by: 'apart' }]);
    expect(state(merged).widgets[1]).toMatchObject({
      config: { fields: ['source'], showMessageRow: true, showSummary: true },
    });
  });
});
