import type { Data } from 'plotly.js';

const DASHES = ['solid', 'dash', 'dot', 'longdash', 'dashdot', 'longdashdot'] as const;
const PATTERNS = ['', '/', 'x', '-', '|', '+', '.', '\\'] as const;
const SYMBOLS = ['circle', 'square', 'diamond', 'cross', 'x', 'triangle-up', 'star'] as const;

const shapeAt = (place: number) => PATTERNS[place % PATTERNS.length] ?? '';

/** Over the colour, so that texts in slices stay readable. */
const OVERLAID = { fillmode: 'overlay', size: 6, solidity: 0.2 } as const;

/** The patterns of `count` slices; the first is plain. */
export const slicePatterns = (count: number) => ({
  ...OVERLAID,
  shape: Array.from({ length: count }, (_, slice) => shapeAt(slice)),
});

/** A trace that can be told apart from others without its colour. */
export function patternedTrace(trace: Data, place: number): Data {
  const symbol = SYMBOLS[place % SYMBOLS.length] ?? 'circle';
  if (trace.type === 'bar')
    return {
      ...trace,
      marker: { ...trace.marker, pattern: { ...OVERLAID, shape: shapeAt(place) } },
    };
  if (trace.type !== 'scatter') return trace;
  if (trace.mode === 'markers') {
    const { symbol: own } = trace.marker ?? {};
    const partial = Array.isArray(own) ? own.map((one) => `${one}`.endsWith('-open')) : undefined;
    return {
      ...trace,
      marker: {
        ...trace.marker,
        symbol: partial?.map((isOpen) => (isOpen ? `${symbol}-open` : symbol)) ?? symbol,
      },
    };
  }
  return {
    ...trace,
    marker: { ...trace.marker, symbol },
    // The dotted ends of a line stand for intervals that are not covered completely.
    ...(trace.line?.dash !== 'dot' && {
      line: { ...trace.line, dash: DASHES[place % DASHES.length] ?? 'solid' },
    }),
  };
}
