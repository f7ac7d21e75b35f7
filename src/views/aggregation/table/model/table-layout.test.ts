import { describe, expect, test } from 'vitest';
import { fittedCharacters, renderedColumns, scrollStep, tableLayout } from './table-layout';

const names = ['app', 'host', 'count()', 'avg(took)'];
const options = {
  names,
  fitted: [100, 50, 50, 100],
  given: {},
  frame: 600,
  isPinned: () => false,
  isTotal: () => false,
};

describe('widths', () => {
  test('share what is left in proportion to their contents', () => {
    expect(tableLayout(options)).toMatchObject({
      widths: [200, 100, 100, 200],
      starts: [0, 200, 300, 400],
      width: 600,
    });
    const { widths } = tableLayout({ ...options, fitted: [33.3, 33.3, 33.3, 33.3], frame: 601 });
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(601);
  });

  test('do not shrink below their contents', () => {
    expect(tableLayout({ ...options, frame: 200 }).width).toBe(300);
  });

  test('are all kept once one of them is given', () => {
    expect(tableLayout({ ...options, given: { host: 80 } }).widths).toEqual([100, 80, 50, 100]);
    expect(tableLayout({ ...options, given: { host: 1 } }).widths[1]).toBe(48);
  });

  test('have a limit for long values', () => {
    const rows = [{ key: ['x'.repeat(500)], values: [], source: 'leaf' as const }];
    const columns = [
      {
        key: 'count()',
        group: [],
        series: 'count()',
        written: 'count()',
        isTotal: false,
        isText: false,
      },
    ];
    expect(
      fittedCharacters(
        { keys: [{ field: 'app', isTime: false }], columns, rows },
        { key: (_, value) => value, value: () => '7', total: () => '1,234,567,890' },
      ),
    ).toEqual([40, 13]);
  });
});

describe('pinned columns', () => {
  test('stay beside one another, wherever they are', () => {
    const pinned = tableLayout({
      ...options,
      frame: 300,
      isPinned: (column) => column !== 1 && column < 3,
    });
    expect(pinned.pins).toEqual([0, undefined, 100, undefined]);
  });

  test('scroll with the others where they would leave no room', () => {
    expect(tableLayout({ ...options, frame: 150, isPinned: () => true }).pins).toEqual([
      undefined,
      0,
      undefined,
      undefined,
    ]);
  });

  test('are at the right for the roll-up, unless it is wide', () => {
    const rollup = { ...options, isTotal: (column: number) => column > 1 };
    const given = { app: 500 };
    expect(tableLayout({ ...rollup, given }).ends).toEqual([undefined, undefined, 100, 0]);
    expect(tableLayout({ ...rollup, given, frame: 400 }).ends).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });
});

test('only columns near the visible part are rendered, and those that stay', () => {
  const many = Array.from({ length: 200 }, (_, at) => `c${at}`);
  const layout = tableLayout({
    ...options,
    names: many,
    fitted: many.map(() => 100),
    isPinned: (column) => column === 0,
    isTotal: (column) => column === 199,
  });
  const rendered = renderedColumns(layout, { left: scrollStep(5_010), width: 600 }, 120);
  expect(rendered.slice(0, 2)).toEqual([0, 48]);
  expect(rendered.slice(-2)).toEqual([120, 199]);
  expect(rendered.length).toBeLessThan(20);
});
