/** The smallest power of two that is not smaller than `least`, and at least 1: of bytes on an axis. */
export const binaryStep = (least: number): number =>
  2 ** Math.max(0, Math.ceil(Math.log2(least) - 1e-9));
