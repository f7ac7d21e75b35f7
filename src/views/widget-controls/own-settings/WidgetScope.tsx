import styled from 'styled-components';
import { queryOfPage } from '@/domain/search/view/pages';
import type { Widget } from '@/domain/search/widgets/widget';
import type { TimeRange } from '@/domain/time-range/time-range';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { labelInText, labelOf } from '@/shared/time-range-picker/range-label';
import { useView } from '@/views/view-state/view-state-context';
import type { WidgetChrome } from '@/views/widget-frame/widget-chrome';
import { deviationsOf, type Deviation } from './deviations-of';
import { useStreamTitles } from './use-stream-titles';

/** The frame of a widget of a dashboard, which also says what it searches; texts search nothing. */
export const withScope = (
  chrome: WidgetChrome,
  widget: Widget,
  range: TimeRange | undefined,
): WidgetChrome =>
  widget.kind === 'text' || !range
    ? chrome
    : { ...chrome, foot: <WidgetScope widget={widget} range={range} /> };

/**
 * What a widget of a dashboard searches, at its foot: the range in effect, and marks for what is its
 * own or set for all widgets.
 */
function WidgetScope({ widget, range }: { widget: Widget; range: TimeRange }) {
  const { whole, pageId, page } = useView();
  const { zone } = useSession();
  const titleOf = useStreamTitles(widget);
  const { filter } = page.state;
  const own = deviationsOf(widget, zone, titleOf);
  const textsOf = (...ids: readonly Deviation['id'][]) =>
    own.flatMap(({ id, text }) => (ids.includes(id) ? text : []));
  const marks: readonly Mark[] = [
    { text: t('widgets.hasQuery'), of: textsOf('query', 'filter', 'filters') },
    { text: t('widgets.hasStreams'), of: textsOf('streams') },
    { text: t('widgets.isFiltered'), of: filter?.query ? [filter.query] : [] },
  ];
  const before = widget.timerange ?? queryOfPage(whole, pageId).timerange;
  return (
    <Line>
      {filter?.range ? (
        <span title={t('widgets.overrideHelp', { range: labelInText(before, zone) })}>
          {t('widgets.override', { range: labelOf(range, zone) })}
        </span>
      ) : (
        labelOf(range, zone)
      )}
      {marks
        .filter(({ of }) => of.length > 0)
        .map(({ text, of }) => (
          <span key={text} title={of.join('\n')}>
            {` · ${text}`}
          </span>
        ))}
    </Line>
  );
}

/** Shown if it is of anything. */
type Mark = { text: string; of: readonly string[] };

const Line = styled.footer`
  flex: none;
  min-width: 0;
  margin: 0;
  padding: ${({ theme }) => `0 ${theme.space.m} ${theme.space.xs}`};
  overflow: hidden;
  color: ${({ theme }) => theme.color.faint};
  font-size: ${({ theme }) => theme.size.micro};
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
