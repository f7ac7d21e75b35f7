import type { TabledSet } from './program';

/** Whether a UTF-16 unit is the first of a surrogate pair. */
export const isHigh = (unit: number): boolean => (unit & 0xfc00) === 0xd800;
/** Whether it is the second. */
export const isLow = (unit: number): boolean => (unit & 0xfc00) === 0xdc00;

/** How many units the member of the set has that is at this position; 0 if there is none. */
export function widthAt(set: TabledSet, text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit < 256) return set.latin[unit] as number;
  if (!(unit >= 256)) return 0;
  if (isHigh(unit) && isLow(text.charCodeAt(at + 1)))
    return set.has(text.codePointAt(at) as number) ? 2 : 0;
  return set.has(unit) ? 1 : 0;
}
