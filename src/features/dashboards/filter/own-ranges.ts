import { sameJson } from '@/domain/same-json';
import { queryOfPage, secondsIn } from '@/domain/search/view/pages';
import { stateOf, type ViewDocument } from '@/domain/search/view/view';
import type { TimeRange } from '@/domain/time-range/time-range';
import { t } from '@/shared/texts/t';
import { labelInText } from '@/shared/time-range-picker/range-label';

/** The ranges of the widgets of a page, in words: one, or the shortest and the longest. */
export function ownRangesText(view: ViewDocument, zone: string): string {
  const ranges = rangesOfPage(view);
  const [shortest, longest] = [ranges[0], ranges.at(-1)];
  if (!shortest || !longest) return t('dashboards.noOverride');
  if (ranges.length === 1) return t('dashboards.ownRange', { range: labelInText(shortest, zone) });
  // Others have no length that the text would tell.
  if (ranges.some(({ type }) => type !== 'relative')) return t('dashboards.noOverride');
  return t('dashboards.ownRanges', {
    shortest: labelInText(shortest, zone),
    longest: labelInText(longest, zone),
  });
}

/** The ranges in which the widgets on the shown page are searched, each once, the shortest first. */
function rangesOfPage(view: ViewDocument): TimeRange[] {
  const page = queryOfPage(view);
  const ranges = stateOf(view, page.id).widgets.flatMap(({ kind, timerange }) =>
    kind === 'text' ? [] : (timerange ?? page.timerange),
  );
  return ranges
    .filter((range, at) => ranges.findIndex((one) => sameJson(one, range)) === at)
    .toSorted((one, other) => secondsIn(one) - secondsIn(other));
}
