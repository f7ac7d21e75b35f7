/** How the charts with axes draw a series where colours are forced. */
export const SAMPLE_OF = { bar: 'fill', line: 'line', area: 'line', scatter: 'points' } as const;
