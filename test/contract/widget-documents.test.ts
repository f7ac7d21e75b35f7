import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isObject } from '../../src/domain/json-object';
import { editView } from '../../src/domain/search/view/edit-view';
import { defaultSize, positionOnTop } from '../../src/domain/search/view/arrange-widgets';
import { asDashboard, toStore } from '../../src/domain/search/view/prepare-save';
import {
  detached,
  placedWidget,
  withWidgetMoved,
  withWidgetOnTop,
} from '../../src/domain/search/view/transfer-widget';
import { onlyQuery, onStates, stateOf, type ViewDocument } from '../../src/domain/search/view/view';
import { readView, writeView } from '../../src/domain/search/view/view-codec';
import type { Widget } from '../../src/domain/search/widgets/widget';

/** What the console of Graylog wrote while a dashboard and a search were edited, in order. */
const recorded = z
  .array(
    z.object({
      name: z.string(),
      calls: z.array(z.object({ method: z.string(), path: z.string(), body: z.unknown() })),
    }),
  )
  .parse(
    JSON.parse(readFileSync(new URL('fixtures/widgets/documents.json', import.meta.url), 'utf8')),
  );

const searches = new Map(
  recorded
    .flatMap(({ calls }) => calls)
    .flatMap(({ path, body }) =>
      path === '/views/search' && isObject(body) ? [[body['id'], body] as const] : [],
    ),
);

type Written = { name: string; view: Record<string, unknown>; document: ViewDocument };

/** The views as they were saved, with their searches. */
const written = recorded.flatMap(({ name, calls }): Written[] =>
  calls.flatMap(({ method, path, body }) => {
    if (method === 'GET' || !/^\/views(\/view-\d+)?$/.test(path) || !isObject(body)) return [];
    const search = searches.get(body['search_id']) ?? { id: body['search_id'], queries: [] };
    return [{ name, view: body, document: readView({ view: body, search }) }];
  }),
);

function savedAt(name: string): ViewDocument {
  const found = written.find((one) => one.name === name)?.document;
  if (!found) throw new Error(`No view was saved at "${name}".`);
  return found;
}

/** The version of the same view that was saved before. */
function savedBefore(name: string): ViewDocument {
  const at = written.findIndex((one) => one.name === name);
  const id = written[at]?.document.id;
  const found = written.slice(0, at).findLast(({ document }) => document.id === id)?.document;
  if (!found) throw new Error(`No view was saved before "${name}".`);
  return found;
}

let ids = 0;
const newId = () => `new-${(ids += 1)}`;
const stored = (document: ViewDocument, before?: ViewDocument) =>
  writeView(toStore(document, before, { id: newId, searchId: newId }));

/** Members that the server answers as null or empty when it reads what was written. */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, withoutNothing(inner)] as const)
      .filter(
        ([, inner]) =>
          inner !== null &&
          !(Array.isArray(inner) && inner.length === 0) &&
          !(isObject(inner) && Object.keys(inner).length === 0),
      ),
  );
}

/** Pages and their search types, whose ids are new each time. */
function content(document: ViewDocument, before?: ViewDocument) {
  const { view, search } = stored(document, before);
  const withoutIds = (types: unknown) =>
    (Array.isArray(types) ? types : []).map((type) => ({ ...(type as object), id: '' }));
  const queries = (Array.isArray(search['queries']) ? search['queries'] : []) as {
    search_types?: unknown;
  }[];
  return withoutNothing({
    type: view['type'],
    state: Object.fromEntries(
      Object.entries(view['state'] as Record<string, object>).map(([id, state]) => [
        id,
        { ...state, widget_mapping: null },
      ]),
    ),
    queries: queries.map((query) => ({ ...query, search_types: withoutIds(query.search_types) })),
  });
}

const newWidgetIn = (after: ViewDocument, before: ViewDocument, page: string): Widget => {
  const known = new Set(stateOf(before, page).widgets.map(({ id }) => id));
  const found = stateOf(after, page).widgets.find(({ id }) => !known.has(id));
  if (!found) throw new Error('No widget was added.');
  return found;
};

it.each(written)('the view saved after "$name" is written unchanged', ({ view, document }) => {
  expect(writeView(document).view).toEqual(view);
  expect(stored(document, document).view).toEqual(view);
  expect(stored(document, document).search).toEqual(writeView(document).search);
});

describe('a dashboard is written as its own console does', () => {
  it.each([
    ['widget 2 of 6 placed (Message Table) and saved', 'page-2'],
    ['widget 3 of 6 placed (Message Count) and saved', 'page-2'],
    ['widget 4 of 6 placed (Aggregation) and saved', 'page-2'],
    ['widget 5 of 6 placed (Message Count) and saved', 'page-2'],
    ['widget 6 of 6 placed (Message Table) and saved', 'page-2'],
    ['message count placed on the second page, saved', 'page-3'],
  ])('when a widget is added: %s', (name, page) => {
    const [before, after] = [savedBefore(name), savedAt(name)];
    const widget = newWidgetIn(after, before, page);
    const ours = editView(before, page, {
      type: 'addWidget',
      widget,
      position: positionOnTop(widget.kind),
    });
    expect(content(ours)).toEqual(content(after));
  });

  it('when a widget is stretched to the full width and back', () => {
    const wide = savedAt('full width switched on for the first widget of the page, saved');
    const before = savedBefore('full width switched on for the first widget of the page, saved');
    const narrow = savedAt('full width switched off again, saved');
    const withWidth = (document: ViewDocument, width: number) => {
      const { positions } = stateOf(document, 'page-2');
      const position = positions['widget-1'];
      if (!position) throw new Error('The widget has no position.');
      return editView(document, 'page-2', {
        type: 'positions',
        positions: { ...positions, 'widget-1': { ...position, width } },
      });
    };
    expect(content(withWidth(before, Infinity))).toEqual(content(wide));
    expect(content(withWidth(wide, defaultSize('aggregation').width))).toEqual(content(narrow));
  });

  it('when a widget is moved to another page', () => {
    const name = 'the message count of the second page moved to the first, no copy kept, saved';
    const before = savedBefore(name);
    const moved = withWidgetMoved(before, {
      widgetId: 'widget-7',
      from: 'page-3',
      to: 'page-2',
    });
    expect(content(moved, before)).toEqual(content(savedAt(name)));
  });

  it('when a widget is duplicated', () => {
    const name = 'the third widget of the page duplicated, saved';
    const copy = editView(savedBefore(name), 'page-4', {
      type: 'duplicateWidget',
      widgetId: 'widget-10',
      newId: 'widget-15',
      title: 'Aggregating Message Count (copy)',
    });
    expect(content(copy)).toEqual(content(savedAt(name)));
  });
});

describe('from a search', () => {
  const search = savedAt('saved as a new search');

  it('all widgets become a dashboard that finds the same', () => {
    const dashboard = asDashboard(search, '', { id: newId, searchId: newId });
    expect(contentIgnoringNames(dashboard)).toEqual(
      contentIgnoringNames(savedAt('that dashboard saved')),
    );
  });

  it.each([
    [
      'the message count of the fresh search page copied to a dashboard without widgets',
      'widget-16',
      'widget-20',
      { query: '', timerange: { type: 'relative', from: 300 }, filter: null, filters: [] },
    ],
    [
      'the message table of a search with query, stream and time range copied to that dashboard',
      'widget-17',
      'widget-21',
      onlyQuery(search),
    ],
  ] as const)('%s', (name, source, id, query) => {
    const placed = placedWidget(stateOf(search, 'page-6'), source);
    if (!placed) throw new Error('The widget does not exist.');
    const { widget, ...rest } = placed;
    const before = withSearch(savedBefore(name), savedAt(name));
    const ours = onStates(before, (state) =>
      withWidgetOnTop(state, { ...rest, widget: { ...detached(widget, query), id } }),
    );
    const drawn = (document: ViewDocument) => onStates(document, inRows);
    expect(content(drawn(ours))).toEqual(content(drawn(savedAt(name))));
  });
});

/** The search of the first dashboard was not recorded; it has the query of later ones. */
function withSearch(document: ViewDocument, later: ViewDocument): ViewDocument {
  if (document.search.queries.length > 0) return document;
  const queries = later.search.queries.map((query) => ({ ...query, searchTypes: [] }));
  return { ...document, search: { ...later.search, queries } };
}

/** Graylog's console leaves overlapping positions to the layout of the grid. */
function inRows<State extends ViewDocument['states'][string]>(state: State): State {
  const order = Object.entries(state.positions).toSorted(
    ([, one], [, other]) => one.row - other.row,
  );
  return {
    ...state,
    positions: Object.fromEntries(
      order.map(([id, position], row) => [id, { ...position, col: 1, row }]),
    ),
  };
}

const contentIgnoringNames = (document: ViewDocument) =>
  JSON.parse(
    JSON.stringify(content(document)).replaceAll(/"(?:page|widget|new)-\d+"/g, '"name"'),
  ) as unknown;
