import type { Widget } from '@/domain/search/widget';
import { unreachable } from '@/domain/unreachable';
import { t } from '@/shared/texts/t';

/** What a widget is called that nobody named. */
export function defaultTitle(widget: Widget): string {
  switch (widget.kind) {
    case 'messages':
      return t('results.untitledMessages');
    case 'aggregation':
      return (
        widget.config.series
          .map(({ function: written, config }) => config.name ?? written)
          .join(', ') || t('results.untitledAggregation')
      );
    case 'foreign':
      return widget.type;
    default:
      return unreachable(widget);
  }
}
