import { Suspense } from 'react';
import { LazyBoundary } from '@/shared/lazy-boundary/LazyBoundary';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { HistogramTableProps } from './HistogramTable';
import type { HistogramTipProps } from './HistogramTip';

const LateTable = lazyComponent(async () => (await import('./HistogramTable')).HistogramTable);
const LateTip = lazyComponent(async () => (await import('./HistogramTip')).HistogramTip);

/* What the bars show on demand. */
export const HistogramTable = (props: HistogramTableProps) => (
  <LazyBoundary>
    <LateTable {...props} />
  </LazyBoundary>
);
export const HistogramTip = (props: HistogramTipProps) => (
  <Suspense fallback={null}>
    <LateTip {...props} />
  </Suspense>
);
