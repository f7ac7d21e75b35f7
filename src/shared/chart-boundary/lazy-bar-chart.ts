import { afterPaint } from '@/ui/lazy/after-paint';
import { lazyComponent } from '@/ui/lazy/lazy-component';

/** Rows never wait for a chart: it loads after the rest of the page has been painted. */
export const BarChart = lazyComponent(async () => {
  await afterPaint();
  return (await import('@/ui/chart/BarChart')).BarChart;
});
