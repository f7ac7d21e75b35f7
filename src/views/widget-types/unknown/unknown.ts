import type { ForeignWidget } from '@/domain/search/widgets/widget';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { WidgetType } from '@/views/widget-frame/widget-type';

/** Fallback for types of plugins or of later versions. */
export const unknownType: WidgetType<ForeignWidget> = {
  is: ({ kind }) => kind === 'foreign',
  title: ({ type }) => type,
  Viewer: lazyComponent(async () => (await import('./UnknownCard')).UnknownCard),
};
