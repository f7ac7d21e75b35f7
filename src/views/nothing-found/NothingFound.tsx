import { LazyBoundary } from '@/shared/lazy-boundary/LazyBoundary';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { EmptyState } from '@/ui/empty-state/EmptyState';
import { lazyComponent } from '@/ui/lazy/lazy-component';

/** In place of an aggregation without values. */
export const NothingFound = () => (
  <EmptyState title={t('widgets.nothing')}>
    <LazyBoundary fallback={null}>
      <WidgetReason />
    </LazyBoundary>
  </EmptyState>
);

const WidgetReason = lazyComponent(
  withTexts(['messageTools'], async () => (await import('./WidgetReason')).WidgetReason),
);
