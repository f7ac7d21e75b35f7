import { changesBetween, type VersionChange } from '@/domain/search/versions/changes-between';
import { onlyPage, pagesOf } from '@/domain/search/view/pages';
import type { ViewDocument } from '@/domain/search/view/view';
import { unreachable } from '@/domain/unreachable';
import { t } from '@/shared/texts/t';
import {
  changedSettings,
  titleAmong,
  valuesOf,
  type ChangedSetting,
  type Names,
} from './change-values';

/** A difference between two versions in words, with its values before and after if it has any. */
export type DescribedChange = { text: string; values: readonly ChangedSetting[] };

/** What changed from one version of a view to the next one. */
export const describeVersion = (
  older: ViewDocument,
  newer: ViewDocument,
  names: Names,
): DescribedChange[] =>
  changesBetween(older, newer).map((change) => described(change, older, newer, names));

function described(
  change: VersionChange,
  older: ViewDocument,
  newer: ViewDocument,
  names: Names,
): DescribedChange {
  const versions = [newer, older];
  const widget = (id: string) => titleAmong(versions, id);
  const plain = (text: string): DescribedChange => ({ text, values: [] });
  switch (change.kind) {
    case 'title':
    case 'summary':
    case 'description':
      return {
        text: t('versions.changed', { part: t(`views.part.${change.kind}`) }),
        values: [value(older[change.kind], newer[change.kind])],
      };
    case 'pageAdded':
    case 'pageRemoved':
      return plain(
        t(change.widgets === 0 ? `versions.${change.kind}Empty` : `versions.${change.kind}`, {
          page: pageTitle(change.kind === 'pageAdded' ? newer : older, change.pageId),
          count: change.widgets,
        }),
      );
    case 'pageRenamed':
      return {
        text: t('versions.pageRenamed'),
        values: [value(pageTitle(older, change.pageId), pageTitle(newer, change.pageId))],
      };
    case 'pagesReordered':
      return { text: t('versions.pagesReordered'), values: [value(order(older), order(newer))] };
    case 'widgetAdded':
    case 'widgetRemoved':
      return plain(t(`versions.${change.kind}`, { widget: widget(change.widgetId) }));
    case 'widgetMoved':
      return plain(
        t('versions.widgetMoved', {
          widget: widget(change.widgetId),
          page: pageTitle(newer, change.to),
        }),
      );
    case 'widgetRenamed':
      return {
        text: t('versions.widgetRenamed'),
        values: [value(titleAmong([older], change.widgetId), titleAmong([newer], change.widgetId))],
      };
    case 'widgetChanged':
      return {
        text: t('versions.widgetChanged', { widget: widget(change.widgetId) }),
        values: changedSettings(older, newer, change.widgetId, names),
      };
    case 'query':
    case 'timerange':
    case 'streams':
    case 'highlighting': {
      const pages = [older, newer].map((version) => onlyPage(version, change.pageId));
      const [before = '', after = ''] = valuesOf({ part: change.kind }, pages, names);
      return {
        text: partOfPage(t(`views.part.${change.kind}`), newer, change.pageId),
        values: [{ name: '', before, after }],
      };
    }
    case 'variable': {
      const [before = '', after = ''] = valuesOf(
        { part: 'variable', name: change.name },
        [older, newer],
        names,
      );
      return {
        text: t('versions.changed', { part: t('views.partVariable', { name: change.name }) }),
        values: [{ name: '', before, after }],
      };
    }
    case 'layout':
      return plain(partOfPage(t('views.part.layout'), newer, change.pageId));
    case 'other':
      return plain(t('versions.changed', { part: t('views.part.other') }));
    default:
      return unreachable(change);
  }
}

const value = (before: string, after: string): ChangedSetting => ({ name: '', before, after });

/** Only dashboards with several pages name the page. */
const partOfPage = (part: string, version: ViewDocument, pageId: string): string =>
  pagesOf(version).length > 1
    ? t('versions.changedOnPage', { part, page: pageTitle(version, pageId) })
    : t('versions.changed', { part });

/** Pages without a title have a number, as in their tabs. */
export function pageTitle(version: ViewDocument, pageId: string): string {
  const pages = pagesOf(version);
  const at = pages.findIndex(({ id }) => id === pageId);
  return pages[at]?.title || t('versions.page', { n: at + 1 });
}

const order = (version: ViewDocument): string =>
  pagesOf(version)
    .map(({ id }) => pageTitle(version, id))
    .join(', ');
