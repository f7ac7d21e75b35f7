import { Suspense } from 'react';
import { latePart } from '@/ui/late/late-part';
import type { HistogramTableProps } from './HistogramTable';
import type { HistogramTipProps } from './HistogramTip';

const LateTable = latePart(async () => (await import('./HistogramTable')).HistogramTable);
const LateTip = latePart(async () => (await import('./HistogramTip')).HistogramTip);

/* What the bars show on demand. */
export const HistogramTable = (props: HistogramTableProps) => <Suspense fallback={null}><LateTable {...props} /></Suspense>;
export const HistogramTip = (props: HistogramTipProps) => <Suspense fallback={null}><LateTip {...props} /></Suspense>;
