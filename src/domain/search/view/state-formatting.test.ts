import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '@test/environment/property-runs';
import {
  formatted,
  formattingOf,
  GHOST_WINDOWS,
  MAX_DECIMALS,
  UNITS,
  type Formatting,
} from '../formatting/formatting';
import { newAggregation } from '../widgets/new-widgets';
import type { AggregationWidget } from '../widgets/widget';
import { editView } from './edit-view';
import { mergeViews } from './merge-views';
import { newSearchView } from './new-view';
import { asCopy, asDashboard, toStore, type NewIds } from './prepare-save';
import { sameContent } from './same-content';
import { onStates, stateOf, type ViewDocument } from './view';
import { readView, writeView } from './view-codec';

const [QUERY, WIDGET] = ['q', 'w'];
const ids = (): NewIds => {
  let last = 0;
  return { id: () => `new-${(last += 1)}`, searchId: () => `search-${(last += 1)}` };
};

/** A saved search with one aggregation besides its two first widgets. */
const aView = (changes: Partial<Formatting> = {}): ViewDocument =>
  toStore(
    onStates(
      {
        ...newSearchView(
          { search: 's', query: QUERY, messageCount: 'count', allMessages: 'table' },
          { messageCount: 'Message Count', allMessages: 'All Messages' },
          ['timestamp'],
        ),
        id: 'v',
      },
      (state) => ({ ...state, widgets: [...state.widgets, aWidget(WIDGET, changes)] }),
    ),
    undefined,
    ids(),
  );
function aWidget(id: string, changes: Partial<Formatting>): AggregationWidget {
  const widget = newAggregation(id);
  return { ...widget, config: formatted(widget.config, changes) };
}

const reread = (document: ViewDocument) =>
  readView(JSON.parse(JSON.stringify(writeView(document))) as ReturnType<typeof writeView>);
const widgetsOf = (document: ViewDocument) =>
  stateOf(document, document.search.queries[0]?.id ?? '').widgets;
const formattingsOf = (document: ViewDocument) =>
  widgetsOf(document).flatMap((widget) =>
    widget.kind === 'aggregation' && widget.config.formatting ? [widget.config.formatting] : [],
  );
const wireState = (document: ViewDocument) =>
  (writeView(document).view as { state: Record<string, Record<string, unknown>> }).state[QUERY];

const numbers = fc
  .double({ noNaN: true, noDefaultInfinity: true })
  .filter((one) => !Object.is(one, -0));
const names = fc.oneof(
  fc.constantFrom('count()', 'owner', 'id', 'kept', '__proto__', 'constructor', 'positions'),
  fc.string({ maxLength: 8 }),
);
const formattings: fc.Arbitrary<Partial<Formatting>> = fc.record(
  {
    metrics: fc.dictionary(
      names,
      fc.record({
        unit: fc.constantFrom(...UNITS),
        decimals: fc.option(fc.integer({ min: 0, max: MAX_DECIMALS })),
        thresholds: fc.array(fc.record({ value: numbers, colour: fc.string() }), { maxLength: 3 }),
      }),
      { maxKeys: 3 },
    ),
    labels: fc.dictionary(names, fc.dictionary(names, fc.string(), { maxKeys: 2 }), { maxKeys: 2 }),
    referenceLines: fc.array(fc.record({ value: numbers, label: fc.string() }), { maxLength: 2 }),
    ghosts: fc.subarray([...GHOST_WINDOWS]),
    cellBars: fc.boolean(),
    sparkline: fc.boolean(),
    columnWidths: fc.dictionary(names, numbers, { maxKeys: 2 }),
  },
  { requiredKeys: [] },
);

describe('the formatting of widgets in a saved view', () => {
  it('survives saving, whatever it contains', () => {
    fc.assert(
      fc.property(formattings, (formatting) => {
        const document = aView(formatting);
        const read = reread(document);
        expect(formattingsOf(read)).toEqual(formattingsOf(document));
        expect(writeView(read)).toEqual(writeView(document));
        expect(sameContent(read, document)).toBe(true);
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  it('adds nothing to a document but a kind of titles, which a real server keeps', () => {
    const { titles, ...formattedState } = wireState(aView({ sparkline: true })) ?? {};
    const { titles: plainTitles, ...plainState } = wireState(aView()) ?? {};
    expect(formattedState).toEqual(plainState);
    expect(titles).toEqual({
      ...(plainTitles as object),
      console: { [WIDGET]: '{"sparkline":true}' },
    });
    expect(writeView(aView({ sparkline: true })).search).toEqual(writeView(aView()).search);
  });

  it('leaves texts as they are that are not understood, noted differently or of no widget', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(WIDGET, 'table', 'gone', '__proto__'), texts, { maxKeys: 4 }),
        (given) => {
          const { view, search } = writeView(aView());
          const state = { ...wireState(aView()), titles: { console: given } };
          const wire = { view: { ...view, state: { [QUERY]: state } }, search };
          expect(writeView(readView(wire))).toEqual(wire);
        },
      ),
      { numRuns: propertyRuns(200) },
    );
  });

  it('keeps what a later version of the console added', () => {
    const text =
      '{"metrics":{"count()":{"unit":"parsecs","scale":2}},"sparkline":false,"later":[1]}';
    const { view, search } = writeView(aView());
    const state = { ...wireState(aView()), titles: { console: { [WIDGET]: text } } };
    const read = readView({ view: { ...view, state: { [QUERY]: state } }, search });
    expect(formattingsOf(read)[0]).toMatchObject({
      sparkline: false,
      metrics: { 'count()': { unit: 'plain' } },
    });
    const [, , widget] = widgetsOf(read);
    if (widget?.kind !== 'aggregation') throw new Error('No aggregation');
    const changed = editView(read, QUERY, {
      type: 'widget',
      widget: { ...widget, config: formatted(widget.config, { cellBars: true }) },
    });
    expect(wireState(changed)?.['titles']).toMatchObject({
      console: {
        [WIDGET]:
          '{"later":[1],"metrics":{"count()":{"scale":2,"unit":"parsecs"}},"cell_bars":true}',
      },
    });
  });

  it('goes with its widget when that is duplicated, copied, removed or moved to a dashboard', () => {
    const document = aView({ sparkline: true });
    const duplicated = editView(document, QUERY, {
      type: 'duplicateWidget',
      widgetId: WIDGET,
      newId: 'w2',
      title: 'Copy',
    });
    expect(formattingsOf(reread(duplicated))).toHaveLength(2);
    const removed = editView(document, QUERY, { type: 'removeWidget', widgetId: WIDGET });
    expect(JSON.stringify(writeView(removed))).not.toContain('sparkline');
    for (const copy of [
      asCopy({ ...document, id: '' }, 'Copy', ids()),
      asDashboard(document, 'Board', ids()),
    ])
      expect(formattingsOf(reread(copy))).toEqual(formattingsOf(document));
  });

  it('is removed from the document when it is reset', () => {
    const document = reread(aView({ sparkline: true }));
    const reset = onStates(document, (state) => ({
      ...state,
      widgets: [...state.widgets.slice(0, -1), aWidget(WIDGET, { sparkline: false })],
    }));
    expect(writeView(reset)).toEqual(writeView(aView()));
  });
});

const texts = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '{}',
    'null',
    '[]',
    '{"sparkline": true}',
    '{"sparkline":"yes"}',
    '{"metrics":[]}',
    '{"column_widths":{"a":"1"}}',
  ),
  fc.json(),
);

describe('two who edit the same view', () => {
  const base = aView();
  const edited = (changes: Partial<Formatting>) =>
    onStates(base, (state) => ({
      ...state,
      widgets: [...state.widgets.slice(0, -1), aWidget(WIDGET, changes)],
    }));

  it('are merged per widget, and per member where they changed different ones', () => {
    const { changes, merged } = mergeViews(
      base,
      edited({ columnWidths: { source: 80 } }),
      edited({ columnWidths: { message: 300 } }),
    );
    expect(changes).toEqual([{ part: { part: 'widget', widgetId: WIDGET }, by: 'apart' }]);
    expect(formattingsOf(merged)[0]?.columnWidths).toEqual({ source: 80, message: 300 });
  });

  it('lose nothing when a field is named like metadata of a view', () => {
    const mine = edited({ labels: { owner: { a: 'mine' } }, columnWidths: { id: 70 } });
    const { merged } = mergeViews(
      edited({ labels: { owner: { a: 'was' } } }),
      mine,
      base,
      () => 'mine',
    );
    expect(formattingsOf(merged)).toEqual(formattingsOf(mine));
    expect(formattingOf({}).labels).toEqual({});
  });
});
