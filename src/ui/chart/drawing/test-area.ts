import type { PlotArea } from '../scale/plot-area';

/** 100 × 100 pixels, of which each stands for 1 on both axes. */
export const testArea = (more: Partial<PlotArea> = {}): PlotArea => ({
  width: 100,
  height: 100,
  left: 0,
  right: 100,
  top: 0,
  bottom: 100,
  from: 0,
  to: 100,
  scale: { type: 'linear', from: 0, to: 100, ticks: [] },
  ...more,
});
