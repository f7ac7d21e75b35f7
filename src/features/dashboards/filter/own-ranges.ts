import { rangesOfPage } from '@/domain/search/view/pages';
import type { ViewDocument } from '@/domain/search/view/view';
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
