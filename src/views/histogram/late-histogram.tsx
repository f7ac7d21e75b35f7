import { Suspense } from 'react';
import { LatePlace } from '@/shared/late-place/LatePlace';
import { latePart } from '@/ui/late/late-part';
import type { HistogramTableProps } from './HistogramTable';
import type { HistogramTipProps } from './HistogramTip';

const LateTable = latePart(async () => (await import('./HistogramTable')).HistogramTable);
const LateTip = latePart(async () => (await import('./HistogramTip')).HistogramTip);

/* What the bars show on demand. */
export const HistogramTable = (props: HistogramTableProps) => (
  <LatePlace>
    <LateTable {...props} />
  </LatePlace>
);
export const HistogramTip = (props: HistogramTipProps) => (
  <Suspense fallback={null}>
    <LateTip {...props} />
  </Suspense>
);
