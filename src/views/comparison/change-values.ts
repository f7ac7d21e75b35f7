import { isRule } from '@/domain/highlighting/rule';
import type { ChangedPart } from '@/domain/search/view/merge-views';
import { streamsOf } from '@/domain/search/stream-filter';
import type { Query } from '@/domain/search/search';
import { pagesOf } from '@/domain/search/view/pages';
import { stateOf, type ViewDocument } from '@/domain/search/view/view';
import type { WidgetPosition } from '@/domain/search/widgets/widget';
import { unreachable } from '@/domain/unreachable';
import { t } from '@/shared/texts/t';
import { labelOf } from '@/shared/time-range-picker/range-label';
import { defaultTitle } from '@/views/widget-types/registry';
import { variableSettings } from './variable-settings';
import { widgetSettings } from './widget-settings';

export type Names = {
  zone: string;
  /** The title of a stream. */
  stream: (id: string) => string;
};

/**
 * Describes a part of a view in each of its versions; undefined if it cannot be described. For
 * parts with many settings, only the ones that differ are listed.
 */
export function valuesOf(
  part: ChangedPart,
  versions: readonly ViewDocument[],
  names: Names,
): (string | undefined)[] {
  const each = (value: (version: ViewDocument) => string) =>
    versions.map((version) => value(version) || t('views.nothing'));
  switch (part.part) {
    case 'title':
    case 'summary':
    case 'description': {
      const { part: name } = part;
      return each((version) => version[name]);
    }
    case 'query':
      return each((version) => ofPages(version, ({ query }) => query));
    case 'timerange':
      return each((version) => ofPages(version, ({ timerange }) => labelOf(timerange, names.zone)));
    case 'streams':
      return each((version) =>
        ofPages(version, ({ filter }) => streamNames(streamsOf(filter), names)),
      );
    case 'widgetTitle':
      return each((version) => titleOf(version, part.widgetId));
    case 'highlighting':
      return each((version) =>
        statesIn(version)
          .flatMap(({ highlighting }) => highlighting)
          .filter(isRule)
          .map(
            ({ field, condition, value }) => `${field} ${condition.replaceAll('_', ' ')} ${value}`,
          )
          .join(', '),
      );
    case 'layout':
      return differing(versions.map((version) => placesOf(version, versions)));
    case 'widget':
      return differing(widgetInEach(versions, part.widgetId, names));
    case 'variable':
      return differing(versions.map((version) => variableSettings(version, part.name)));
    case 'page':
      return versions.map((version) => pageIn(version, part.pageId) ?? t('views.gone'));
    case 'pageTitle':
      return versions.map((version) => pageTitleOf(version, part.pageId) ?? t('views.gone'));
    case 'other':
      return versions.map(() => undefined);
    default:
      return unreachable(part);
  }
}

/** The title of a widget, from the first version that has one. */
export function titleAmong(versions: readonly ViewDocument[], widgetId: string): string {
  return (
    versions.map((version) => titleOf(version, widgetId)).find((title) => title !== '') ?? widgetId
  );
}

/** The title of the page with a widget; undefined if there is only one page. */
export function pageOfWidgetAmong(
  versions: readonly ViewDocument[],
  widgetId: string,
): string | undefined {
  if (versions.every((version) => pagesOf(version).length < 2)) return undefined;
  const page = versions
    .flatMap((version) => pagesOf(version).map(({ id }) => ({ version, id })))
    .find(({ version, id }) => stateOf(version, id).widgets.some((one) => one.id === widgetId));
  return page && pageTitleAmong(versions, page.id);
}

/** The title of a page, from the first version that has it. */
export const pageTitleAmong = (versions: readonly ViewDocument[], pageId: string): string =>
  versions.map((version) => pageTitleOf(version, pageId)).find((title) => title !== undefined) ??
  pageId;

function pageTitleOf(version: ViewDocument, pageId: string): string | undefined {
  const pages = pagesOf(version);
  const at = pages.findIndex(({ id }) => id === pageId);
  return at === -1 ? undefined : pages[at]?.title || t('dashboards.page', { n: at + 1 });
}

/** The title of a page and its widgets; undefined if the version does not have it. */
function pageIn(version: ViewDocument, pageId: string): string | undefined {
  const title = pageTitleOf(version, pageId);
  const { widgets } = stateOf(version, pageId);
  return title === undefined
    ? undefined
    : [title, ...widgets.map(({ id }) => titleOf(version, id))].join(', ');
}

/** The states of all pages in order. */
const statesIn = (version: ViewDocument) =>
  version.search.queries.map(({ id }) => stateOf(version, id));
const ofPages = (version: ViewDocument, text: (query: Query) => string) =>
  [...new Set(version.search.queries.map(text))].join(', ');
const widgetIn = (version: ViewDocument, widgetId: string) =>
  statesIn(version)
    .flatMap(({ widgets }) => widgets)
    .find(({ id }) => id === widgetId);

function titleOf(version: ViewDocument, widgetId: string): string {
  const titles = Object.assign(
    {},
    ...statesIn(version).map((state) => state.titles.widget),
  ) as Readonly<Record<string, string>>;
  const widget = widgetIn(version, widgetId);
  return (
    (Object.hasOwn(titles, widgetId) ? titles[widgetId] : undefined) ??
    (widget ? defaultTitle(widget) : '')
  );
}

const streamNames = (ids: readonly string[], { stream }: Names) =>
  ids.map(stream).join(', ') || t('views.allStreams');

type Settings = ReadonlyMap<string, string>;

/** A setting of a widget that two versions have differently; empty if it was not set. */
export type ChangedSetting = { name: string; before: string; after: string };

/** The settings of a widget that differ between two versions which both have it. */
export function changedSettings(
  older: ViewDocument,
  newer: ViewDocument,
  widgetId: string,
  names: Names,
): ChangedSetting[] {
  const [before, after] = [older, newer].map(
    (version) => settingsOf(version, widgetId, names) ?? new Map<string, string>(),
  );
  if (!before || !after) return [];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, before: before.get(name) ?? '', after: after.get(name) ?? '' }))
    .filter((setting) => setting.before !== setting.after);
}

/** Undefined settings belong to a part that is missing in that version. */
function differing(versions: readonly (Settings | undefined)[]): (string | undefined)[] {
  const existing = versions.filter((version) => version !== undefined);
  const names = [...new Set(existing.flatMap((version) => [...version.keys()]))].filter(
    (name) => new Set(existing.map((version) => version.get(name))).size > 1,
  );
  return versions.map((version) => {
    if (!version) return t('views.gone');
    const differing =
      names.length > 0 ? names : existing.length < versions.length ? [...version.keys()] : [];
    return (
      differing.map((name) => `${name}: ${version.get(name) || t('views.nothing')}`).join('; ') ||
      undefined
    );
  });
}

/**
 * The settings of a widget in each version. Its title and place are parts of their own, unless it is
 * missing or on another page in some version.
 */
function widgetInEach(
  versions: readonly ViewDocument[],
  widgetId: string,
  names: Names,
): (Settings | undefined)[] {
  const pages = versions.map((version) => pageOfWidgetAmong([version], widgetId));
  const isPassing =
    new Set(pages).size > 1 || versions.some((version) => !widgetIn(version, widgetId));
  return versions.map((version, index) => {
    const settings = settingsOf(version, widgetId, names);
    if (!settings || !isPassing) return settings;
    const position = statesIn(version).find(({ positions }) => Object.hasOwn(positions, widgetId))
      ?.positions[widgetId];
    return new Map([
      [t('views.title'), titleOf(version, widgetId)],
      [t('views.setting.page'), pages[index] ?? ''],
      [t('views.part.layout'), position ? positionText(position) : ''],
      ...settings,
    ]);
  });
}

function placesOf(version: ViewDocument, versions: readonly ViewDocument[]): Settings {
  return new Map(
    statesIn(version)
      .flatMap(({ positions }) => Object.entries(positions))
      .map(([id, position]) => [titleAmong(versions, id), positionText(position)]),
  );
}

const positionText = ({ col, row, width, height }: WidgetPosition) =>
  t('views.place', { col, row, width: width === Infinity ? t('views.wholeWidth') : width, height });

function settingsOf(version: ViewDocument, widgetId: string, names: Names): Settings | undefined {
  const widget = widgetIn(version, widgetId);
  if (!widget) return undefined;
  const { query, timerange, streams, filter } = widget;
  return new Map(
    [
      ...widgetSettings(widget),
      [t('views.part.query'), query ?? ''],
      [t('views.setting.filter'), filter ?? ''],
      [t('views.part.timerange'), timerange ? labelOf(timerange, names.zone) : ''],
      [t('views.part.streams'), streams.map(names.stream).join(', ')],
    ].filter(([, value]) => value !== '') as [string, string][],
  );
}
