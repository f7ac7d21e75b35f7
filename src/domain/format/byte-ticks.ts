import { formatBytes } from './number';

/** Three to five round byte counts from 0 to `most`, all multiples of the same power of two. */
export function byteTicks(most: number): { at: number; label: string }[] {
  const step = Math.max(1, 2 ** Math.ceil(Math.log2(Math.max(1, most) / 4)));
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, place) => ({
    at: place * step,
    label: place === 0 ? '0' : formatBytes(place * step),
  }));
}
