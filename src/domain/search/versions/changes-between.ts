import type { JsonObject } from '../../json-object';
import { sameJson } from '../../same-json';
import type { Query } from '../search';
import { streamsOf, withoutStreams } from '../stream-filter';
import { pagesOf } from '../view/pages';
import { sameExceptSearchTypes } from '../view/same-content';
import { stateOf, type ViewDocument, type QueryState } from '../view/view';
import type { Widget } from '../widgets/widget';

/** One difference between two versions of a view, in terms users know. */
export type VersionChange =
  | { kind: 'title' | 'summary' | 'description' }
  | { kind: 'pageAdded' | 'pageRemoved'; pageId: string; widgets: number }
  | { kind: 'pageRenamed'; pageId: string }
  | { kind: 'pagesReordered' }
  | { kind: 'widgetAdded' | 'widgetRemoved'; widgetId: string; pageId: string }
  | { kind: 'widgetMoved'; widgetId: string; from: string; to: string }
  | { kind: 'widgetRenamed' | 'widgetChanged'; widgetId: string }
  | { kind: 'query' | 'timerange' | 'streams' | 'highlighting' | 'layout'; pageId: string }
  | { kind: 'variable'; name: string }
  /** Something that the console does not know, or shows nowhere. */
  | { kind: 'other' };

type Placed = { widget: Widget; pageId: string; title: string | undefined };

/** All differences between two versions of a view. */
export function changesBetween(older: ViewDocument, newer: ViewDocument): VersionChange[] {
  if (sameExceptSearchTypes(older, newer)) return [];
  const changes = [
    ...aboutChanges(older, newer),
    ...pageChanges(older, newer),
    ...widgetChanges(older, newer),
    ...variableChanges(older, newer),
    ...commonPages(older, newer).flatMap(({ id }) => settingChanges(older, newer, id)),
  ];
  return changes.length === 0 || hasOthers(older, newer)
    ? [...changes, { kind: 'other' }]
    : changes;
}

const aboutChanges = (older: ViewDocument, newer: ViewDocument): VersionChange[] =>
  (['title', 'summary', 'description'] as const)
    .filter((kind) => older[kind] !== newer[kind])
    .map((kind) => ({ kind }));

const commonPages = (older: ViewDocument, newer: ViewDocument) =>
  pagesOf(newer).filter(({ id }) => pagesOf(older).some((page) => page.id === id));

function pageChanges(older: ViewDocument, newer: ViewDocument): VersionChange[] {
  const [before, after] = [pagesOf(older), pagesOf(newer)];
  const missingIn = (pages: readonly { id: string }[], id: string) =>
    pages.every((page) => page.id !== id);
  const widgets = (document: ViewDocument, id: string) => stateOf(document, id).widgets.length;
  const kept = before.filter(({ id }) => !missingIn(after, id));
  const common = commonPages(older, newer);
  return [
    ...after
      .filter(({ id }) => missingIn(before, id))
      .map(({ id }) => ({
        kind: 'pageAdded' as const,
        pageId: id,
        widgets: widgets(newer, id),
      })),
    ...before
      .filter(({ id }) => missingIn(after, id))
      .map(({ id }) => ({
        kind: 'pageRemoved' as const,
        pageId: id,
        widgets: widgets(older, id),
      })),
    ...common
      .filter(({ id, title }) => kept.some((page) => page.id === id && page.title !== title))
      .map(({ id }) => ({ kind: 'pageRenamed' as const, pageId: id })),
    ...(kept.some(({ id }, at) => common[at]?.id !== id)
      ? [{ kind: 'pagesReordered' as const }]
      : []),
  ];
}

/** Widgets by id. Those of a page that is added or removed as a whole are not changes by themselves. */
function widgetChanges(older: ViewDocument, newer: ViewDocument): VersionChange[] {
  const [before, after] = [placedIn(older), placedIn(newer)];
  const common = new Set(commonPages(older, newer).map(({ id }) => id));
  const added = [...after].filter(([id, { pageId }]) => !before.has(id) && common.has(pageId));
  const removed = [...before].filter(([id, { pageId }]) => !after.has(id) && common.has(pageId));
  return [
    ...added.map(([widgetId, { pageId }]) => ({ kind: 'widgetAdded' as const, widgetId, pageId })),
    ...removed.map(([widgetId, { pageId }]) => ({
      kind: 'widgetRemoved' as const,
      widgetId,
      pageId,
    })),
    ...[...after].flatMap(([widgetId, now]): VersionChange[] => {
      const was = before.get(widgetId);
      if (!was) return [];
      return [
        ...(was.pageId === now.pageId
          ? []
          : [{ kind: 'widgetMoved' as const, widgetId, from: was.pageId, to: now.pageId }]),
        ...(was.title === now.title ? [] : [{ kind: 'widgetRenamed' as const, widgetId }]),
        ...(sameJson(was.widget, now.widget) ? [] : [{ kind: 'widgetChanged' as const, widgetId }]),
      ];
    }),
  ];
}

function variableChanges(older: ViewDocument, newer: ViewDocument): VersionChange[] {
  const [before, after] = [older, newer].map(
    ({ variables = [] }) => new Map(variables.map((variable) => [variable.name, variable])),
  );
  const names = [...new Set([...(after?.keys() ?? []), ...(before?.keys() ?? [])])];
  return names
    .filter((name) => !sameJson(before?.get(name), after?.get(name)))
    .map((name) => ({ kind: 'variable', name }));
}

const placedIn = (document: ViewDocument): ReadonlyMap<string, Placed> =>
  new Map(
    document.search.queries.flatMap(({ id: pageId }) => {
      const { widgets, titles } = stateOf(document, pageId);
      return widgets.map((widget): [string, Placed] => [
        widget.id,
        { widget, pageId, title: ownMember(titles.widget, widget.id) },
      ]);
    }),
  );

const ownMember = <Value>(record: Readonly<Record<string, Value>>, name: string) =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** The settings of a page that both versions have. */
function settingChanges(older: ViewDocument, newer: ViewDocument, pageId: string): VersionChange[] {
  const [was, now] = [queryOf(older, pageId), queryOf(newer, pageId)];
  const [before, after] = [stateOf(older, pageId), stateOf(newer, pageId)];
  const differs = {
    query: was.query !== now.query,
    timerange: !sameJson(was.timerange, now.timerange),
    streams: !sameJson(streamsOf(was.filter), streamsOf(now.filter)),
    highlighting: !sameJson(before.highlighting, after.highlighting),
    layout: isArrangedAnew(before, after),
  };
  return (Object.keys(differs) as (keyof typeof differs)[])
    .filter((kind) => differs[kind])
    .map((kind) => ({ kind, pageId }));
}

/** Positions of added and removed widgets change together with them. */
const isArrangedAnew = (before: QueryState, after: QueryState): boolean =>
  after.widgets.some(({ id }) => {
    const was = ownMember(before.positions, id);
    return was !== undefined && !sameJson(was, ownMember(after.positions, id) ?? was);
  });

const queryOf = ({ search: { queries } }: ViewDocument, pageId: string): Query => {
  const query = queries.find(({ id }) => id === pageId);
  if (!query) throw new Error(`There is no page ${pageId}.`);
  return query;
};

/** Whether the versions differ in anything that the other changes do not cover. */
function hasOthers(older: ViewDocument, newer: ViewDocument): boolean {
  const ids = commonPages(older, newer).map(({ id }) => id);
  return !sameJson(othersOf(older, ids), othersOf(newer, ids));
}

/** The notation of members that are compared by themselves is of no interest. */
const without = (members: JsonObject, names: readonly string[]) =>
  Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));

const othersOf = (document: ViewDocument, pages: readonly string[]) => ({
  properties: document.properties,
  requires: document.requires,
  kept: document.kept ?? {},
  parameters: document.search.parameters,
  pages: pages.map((id) => {
    const { filters, filter, kept: ofQuery = {} } = queryOf(document, id);
    const { titles, selectedFields, staticMessageListId, kept = {} } = stateOf(document, id);
    const { title: _, ...tab } = titles.tab;
    return {
      filters,
      filter: withoutStreams(filter) ?? null,
      ofQuery: without(ofQuery, ['search_types']),
      kept: without(kept, ['widgets', 'positions', 'titles', 'formatting', 'widget_mapping']),
      selectedFields,
      staticMessageListId,
      titles: titles.kept ?? {},
      tab,
    };
  }),
});
