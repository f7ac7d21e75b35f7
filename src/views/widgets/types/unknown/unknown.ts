import type { ForeignWidget } from '@/domain/search/widget';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { WidgetType } from '../../frame/widget-type';

/** A type that only a plugin or a later version knows. */
export const unknownType: WidgetType<ForeignWidget> = {
  is: ({ kind }) => kind === 'foreign',
  title: ({ type }) => type,
  width: 4,
  Viewer: lazyComponent(async () => (await import('./UnknownCard')).UnknownCard),
  settings: ({ type }) => [[t('views.setting.kind'), type]],
};
