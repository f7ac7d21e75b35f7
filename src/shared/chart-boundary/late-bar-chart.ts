import { afterPaint } from '@/ui/lazy/after-paint';
import { lazyComponent } from '@/ui/lazy/lazy-component';

/**
 * The chart library is a quarter of a megabyte: what the page says is on the screen before it is
 * asked for.
 */
export const BarChart = lazyComponent(async () => {
  await afterPaint();
  return (await import('@/ui/chart/BarChart')).BarChart;
});
