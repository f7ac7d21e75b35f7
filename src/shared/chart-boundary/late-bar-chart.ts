import { afterPaint } from '@/ui/late/after-paint';
import { latePart } from '@/ui/late/late-part';

/**
 * The chart library is a quarter of a megabyte: what the page says is on the screen before it is
 * asked for.
 */
export const BarChart = latePart(async () => {
  await afterPaint();
  return (await import('@/ui/chart/BarChart')).BarChart;
});
