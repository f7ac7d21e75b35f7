import { withTexts } from '@/shared/texts/load-texts';
import { lazyComponent } from '@/ui/lazy/lazy-component';

/** The grid with its texts; what shows a single default layout does without. */
export const WidgetGrid = lazyComponent(
  withTexts(
    ['widgets', 'forms', 'failures'],
    async () => (await import('./WidgetGrid')).WidgetGrid,
  ),
);
