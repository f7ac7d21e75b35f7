import type { AggregationWidget } from '@/domain/search/widgets/widget';
import { FilledCell } from '../../frame/FilledCell';
import type { WidgetType } from '../../frame/widget-type';
import { aggregationType } from '../aggregation/aggregation';
import { isMessageCount } from './is-message-count';

/** The message histogram by level, drawn from the page's own run. */
export const messageCountType: WidgetType<AggregationWidget> = {
  ...aggregationType,
  is: isMessageCount,
  Viewer: ({ page, chrome }) => <FilledCell data-chart>{page.histogram(chrome)}</FilledCell>,
  creators: () => [],
};
