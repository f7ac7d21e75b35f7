const PATTERNS = ['', '/', 'x', '-', '|', '+', '.', '\\'] as const;

/** The patterns of `count` slices, over their colour; the first is plain. */
export const slicePatterns = (count: number) =>
  ({
    fillmode: 'overlay',
    size: 6,
    solidity: 0.2,
    shape: Array.from({ length: count }, (_, slice) => PATTERNS[slice % PATTERNS.length] ?? ''),
  }) as const;
