import type { MessagesConfig, Widget } from '@/domain/search/widgets/widget';
import { unreachable } from '@/domain/unreachable';
import { t } from '@/shared/texts/t';
import { aggregationSettings } from './aggregation-settings';
import { sortText, yesOrNo, type Setting } from './setting';

/** Names and values of the settings of a widget, for comparing versions. */
export function widgetSettings(widget: Widget): readonly Setting[] {
  switch (widget.kind) {
    case 'aggregation':
      return aggregationSettings(widget.config);
    case 'messages':
      return tableSettings(widget.config);
    case 'text':
      return [[t('views.setting.text'), widget.config.markdown]];
    case 'foreign':
      return [[t('views.setting.kind'), widget.type]];
    default:
      return unreachable(widget);
  }
}

const tableSettings = ({
  fields,
  sort,
  showMessageRow,
  showSummary,
  decorators,
}: MessagesConfig): Setting[] => [
  [t('views.setting.columns'), fields.join(', ')],
  [t('views.setting.sort'), sortText(sort)],
  [t('views.setting.messageRow'), yesOrNo(showMessageRow)],
  [t('views.setting.summary'), yesOrNo(showSummary)],
  [t('views.setting.decorators'), `${decorators.length}`],
];
