import { afterPaint } from '@/ui/lazy/after-paint';
import { lazyComponent } from '@/ui/lazy/lazy-component';

/**
 * The chart library is about 250 kB, so it loads only after the rest of the page has been painted.
 */
export const BarChart = lazyComponent(async () => {
  await afterPaint();
  return (await import('@/ui/chart/BarChart')).BarChart;
});
