import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  changedPositions,
  columnsFor,
  gapsOf,
  positionOfGap,
  stepped,
  toLayout,
  type GridPosition,
} from './grid-layout';

const chart: GridPosition = { col: 1, row: 1, width: Infinity, height: 2 };
const left: GridPosition = { col: 1, row: 3, width: 6, height: 4 };
const toPositions = (layout: Parameters<typeof changedPositions>[2], columns = 12) =>
  changedPositions({}, [], layout, columns);
const right: GridPosition = { col: 7, row: 3, width: 6, height: 4 };

test.each([
  [2100, 12],
  [2099, 10],
  [1440, 8],
  [1050, 6],
  [390, 2],
  [0, 2],
])('%d px are room for %d columns', (width, columns) => {
  expect(columnsFor(width)).toBe(columns);
});

describe('a layout', () => {
  it('gives positions back as they were', () => {
    const positions = { chart, left, right };
    expect(toPositions(toLayout(['chart', 'left', 'right'], positions, 12))).toEqual(positions);
  });

  it('has nothing beside the grid, and what has no position at its end', () => {
    const layout = toLayout(['right', 'new'], { right }, 4);
    expect(layout.find(({ i }) => i === 'right')).toMatchObject({ x: 2, w: 2 });
    expect(layout.find(({ i }) => i === 'new')).toMatchObject({ x: 0, y: 4, w: 4, h: 4 });
  });

  it('has side by side on a narrow grid what stands so on a wide one, and on the narrowest one below the other', () => {
    const wide = { chart, left: { ...left, width: 8 }, right: { ...right, col: 9, width: 4 } };
    const six = toLayout(['chart', 'left', 'right'], wide, 6);
    expect(six).toMatchObject([
      { i: 'chart', x: 0, w: 6 },
      { i: 'left', x: 0, y: 2, w: 4 },
      { i: 'right', x: 4, y: 2, w: 2 },
    ]);
    expect(toLayout(['chart', 'left', 'right'], wide, 2).map(({ w, y }) => [w, y])).toEqual([
      [2, 0],
      [2, 2],
      [2, 6],
    ]);
  });

  it('keeps a row of equal items in one row on any grid', () => {
    const row = Object.fromEntries(
      [1, 4, 7, 10].map((col) => [`${col}`, { col, row: 1, width: 3, height: 2 }]),
    );
    for (const columns of [12, 10, 8, 6, 4])
      expect(toLayout(Object.keys(row), row, columns).map(({ y }) => y)).toEqual([0, 0, 0, 0]);
  });

  it('that was changed on a narrow grid leaves what was not touched as it stands on a wide one', () => {
    const positions = { chart, left: { ...left, width: 5 }, right: { ...right, width: 5 } };
    const narrow = toLayout(['chart', 'left', 'right'], positions, 8);
    const changed = changedPositions(positions, narrow, stepped(narrow, 'right', { dh: 1 }, 8), 8);
    expect(changed).toMatchObject({ chart, left: { width: 5, height: 4 }, right: { height: 5 } });
    expect(changedPositions(positions, narrow, narrow, 8)).toEqual(positions);
  });

  it('moves by keys, and others give way', () => {
    const layout = toLayout(['chart', 'left', 'right'], { chart, left, right }, 12);
    const moved = toPositions(stepped(layout, 'chart', { dy: 1 }, 12));
    expect(moved['chart']).toMatchObject({ row: 5 });
    expect(moved['left']).toMatchObject({ row: 1 });
    expect(toPositions(stepped(layout, 'left', { dh: 1 }, 12))['left']).toMatchObject({
      height: 5,
    });
    expect(toPositions(stepped(layout, 'right', { dx: 3 }, 12))['right']).toEqual(right);
    expect(toPositions(stepped(layout, 'none', { dx: 1 }, 12))).toEqual({ chart, left, right });
  });

  it('has gaps beside and below items, but none of one column', () => {
    const positions = {
      left: { col: 1, row: 1, width: 4, height: 3 },
      middle: { col: 5, row: 1, width: 4, height: 1 },
      edge: { col: 9, row: 1, width: 3, height: 4 },
    };
    const layout = toLayout(Object.keys(positions), positions, 12);
    const gaps = gapsOf(layout, 12);
    expect(gaps).toEqual([
      { x: 4, y: 1, w: 4, h: 3 },
      { x: 0, y: 3, w: 4, h: 1 },
    ]);
    expect(gaps.map((gap) => positionOfGap(gap, 12))[0]).toEqual({
      col: 5,
      row: 2,
      width: 4,
      height: 3,
    });
    expect(gapsOf(toLayout(Object.keys(positions), positions, 2), 2)).toEqual([]);
    const wide = toLayout(['left'], { left: { ...left, row: 1, width: 6 } }, 6);
    expect(gapsOf(wide, 6).map((gap) => positionOfGap(gap, 6))).toEqual([
      { col: 7, row: 1, width: 6, height: 4 },
    ]);
  });

  it('keeps all things, none over another, whatever is pressed', () => {
    const position = fc.record({
      col: fc.integer({ min: -3, max: 20 }),
      row: fc.integer({ min: -3, max: 30 }),
      width: fc.oneof(fc.integer({ min: -1, max: 20 }), fc.constant(Infinity)),
      height: fc.integer({ min: 0, max: 9 }),
    });
    const step = fc.record({
      dx: fc.integer({ min: -2, max: 2 }),
      dy: fc.integer({ min: -2, max: 2 }),
      dw: fc.integer({ min: -2, max: 2 }),
      dh: fc.integer({ min: -2, max: 2 }),
    });
    fc.assert(
      fc.property(
        fc.array(position, { minLength: 1, maxLength: 8 }),
        fc.array(fc.tuple(fc.nat(7), step), { maxLength: 10 }),
        fc.constantFrom(12, 6, 2),
        (all, steps, columns) => {
          const ids = all.map((_, n) => `${n}`);
          let layout = toLayout(
            ids,
            Object.fromEntries(all.map((one, n) => [`${n}`, one])),
            columns,
          );
          for (const [n, one] of steps) layout = stepped(layout, `${n % ids.length}`, one, columns);
          expect(layout.map(({ i }) => i).toSorted()).toEqual(ids.toSorted());
          for (const item of layout) {
            expect(
              item.x >= 0 &&
                item.y >= 0 &&
                item.w >= 1 &&
                item.h >= 1 &&
                item.x + item.w <= columns,
            ).toBe(true);
            for (const other of layout) {
              const apart =
                other.i === item.i ||
                other.x >= item.x + item.w ||
                item.x >= other.x + other.w ||
                other.y >= item.y + item.h ||
                item.y >= other.y + other.h;
              expect(apart).toBe(true);
            }
          }
        },
      ),
    );
  });
});
