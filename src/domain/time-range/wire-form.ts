import type { TimeRange } from './time-range';

/** Parses a range from a document; undefined if missing or of an unknown type. */
export function readTimeRange(wire: unknown): TimeRange | undefined {
  if (typeof wire !== 'object' || wire === null || !('type' in wire)) return undefined;
  const { type, range, from, to, keyword, timezone } = wire as Readonly<Record<string, unknown>>;
  switch (type) {
    case 'relative':
      if (typeof range === 'number') return { type, range };
      if (typeof from !== 'number') return undefined;
      return typeof to === 'number' ? { type, from, to } : { type, from };
    case 'absolute':
      return typeof from === 'string' && typeof to === 'string' ? { type, from, to } : undefined;
    case 'keyword':
      return typeof keyword === 'string'
        ? { type, keyword, ...(typeof timezone === 'string' && { timezone }) }
        : undefined;
    default:
      return undefined;
  }
}
