import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { Execution } from '../search-request';

type HistogramProps = { execution: Execution; onZoom: (range: AbsoluteRange) => void };

export function Histogram({ execution }: HistogramProps) {
  return <p>{execution.histogram?.total}</p>;
}
