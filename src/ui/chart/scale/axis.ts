export type Tick = { at: number; label: string };
/** Range of the axis, whether or not there is data. */
export type AxisRange = { from: number; to: number };
