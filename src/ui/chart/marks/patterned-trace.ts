import type { Data } from 'plotly.js';

const DASHES = ['solid', 'dash', 'dot', 'longdash', 'dashdot', 'longdashdot'] as const;
const PATTERNS = ['', '/', 'x', '-', '|', '+', '.', '\\'] as const;
const SYMBOLS = ['circle', 'square', 'diamond', 'cross', 'x', 'triangle-up', 'star'] as const;

/** The pattern of a series or slice, by its place; the first is plain. */
export const patternAt = (place: number) => PATTERNS[place % PATTERNS.length] ?? '';

/** A trace that can be told apart from others without its colour. */
export function patternedTrace(trace: Data, place: number): Data {
  const symbol = SYMBOLS[place % SYMBOLS.length] ?? 'circle';
  if (trace.type === 'bar')
    return { ...trace, marker: { ...trace.marker, pattern: { shape: patternAt(place), size: 6 } } };
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
