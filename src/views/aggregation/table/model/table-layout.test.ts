import { describe, expect, test } from 'vitest';
import {
  columnCharacters,
  cutNumbers,
  renderedColumns,
  scrollStep,
  tableLayout,
} from './table-layout';

const sized = (widths: readonly number[]) =>
  widths.map((fitted) => ({ fitted, least: fitted, isText: true }));
const number = (fitted: number, least: number) => ({ fitted, least, isText: false });
const text = (fitted: number, least: number) => ({ fitted, least, isText: true });
const names = ['app', 'host', 'count()', 'avg(took)'];
const options = {
  names,
  columns: sized([100, 50, 50, 100]),
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
    const { widths } = tableLayout({
      ...options,
      columns: sized([33.3, 33.3, 33.3, 33.3]),
      frame: 601,
    });
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(601);
  });

  test('do not shrink below their contents', () => {
    expect(tableLayout({ ...options, frame: 200 }).width).toBe(300);
  });

  test('of texts shrink first, then those of heads, and never those of numbers', () => {
    const columns = [text(300, 80), text(100, 80), number(120, 60), number(60, 60)];
    const at = (frame: number) => tableLayout({ ...options, columns, frame }).widths;
    expect(at(580)).toEqual([300, 100, 120, 60]);
    expect(at(460)).toEqual([190, 90, 120, 60]);
    expect(at(310)).toEqual([80, 80, 90, 60]);
    expect(at(100)).toEqual([80, 80, 60, 60]);
  });

  test('given by a user leave numbers whole', () => {
    const columns = [text(100, 80), text(100, 80), number(120, 60), number(60, 60)];
    const given = { app: 10, 'count()': 10 };
    expect(tableLayout({ ...options, columns, given }).widths).toEqual([48, 100, 60, 60]);
  });

  test('are all kept once one of them is given', () => {
    expect(tableLayout({ ...options, given: { host: 80 } }).widths).toEqual([100, 80, 50, 100]);
    expect(tableLayout({ ...options, given: { host: 1 } }).widths[1]).toBe(48);
  });

  test('have a limit for long texts, but none for numbers', () => {
    const rows = [{ key: ['x'.repeat(500), '12'], values: [], source: 'leaf' as const }];
    const column = { group: [], isTotal: false, isText: false };
    const columns = ['count()', 'sum(n)'].map((series) => ({
      ...column,
      key: series,
      series,
      written: series,
    }));
    const keys = [
      { field: 'app', isTime: false },
      { field: 'n', isTime: false },
    ];
    expect(
      columnCharacters(
        { keys, columns, rows },
        {
          key: (_, value) => value,
          value: () => '7',
          total: () => '1,234,567,890',
          extremes: (at) => ['0', at === 0 ? '15,034' : '9'.repeat(50)],
        },
      ),
    ).toEqual([
      { fitted: 40, least: 12, isText: true },
      { fitted: 6, least: 5, isText: false },
      { fitted: 13, least: 13, isText: false },
      { fitted: 50, least: 50, isText: false },
    ]);
  });
});

describe('numbers at the edges of a table that scrolls', () => {
  const columns = [text(100, 100), number(100, 100), number(100, 100), number(100, 100)];
  const isNumber = (column: number) => column > 0;
  const layout = tableLayout({ ...options, columns, frame: 250 });
  const cut = (left: number, of = layout) => cutNumbers(of, { left, width: 250 }, isNumber);

  test('are covered where they are visible in part', () => {
    expect(cut(0)).toMatchObject({ start: 0, end: 50 });
    expect(cut(50)).toMatchObject({ start: 0, end: 0 });
    expect(cut(120)).toMatchObject({ start: 80, end: 70 });
    expect(cut(150)).toMatchObject({ start: 50, end: 0 });
  });

  test('are covered beside the columns that stay', () => {
    const pinned = tableLayout({
      ...options,
      columns,
      frame: 250,
      isPinned: (column) => column === 0,
    });
    expect(cut(0, pinned)).toEqual({ start: 0, end: 50, pinned: 100, kept: 0 });
    expect(cut(30, pinned)).toMatchObject({ start: 70, end: 80 });
  });

  test('stay in sight if they are wider than the table', () => {
    const wide = tableLayout({
      ...options,
      columns: [text(100, 100), number(400, 400)],
      names: ['app', 'sum(n)'],
      frame: 250,
    });
    expect(cut(0, wide)).toMatchObject({ start: 0, end: 0 });
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
    columns: sized(many.map(() => 100)),
    isPinned: (column) => column === 0,
    isTotal: (column) => column === 199,
  });
  const rendered = renderedColumns(layout, { left: scrollStep(5_010), width: 600 }, 120);
  expect(rendered.slice(0, 2)).toEqual([0, 48]);
  expect(rendered.slice(-2)).toEqual([120, 199]);
  expect(rendered.length).toBeLessThan(20);
});
