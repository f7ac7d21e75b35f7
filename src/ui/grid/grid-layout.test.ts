import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  changedPositions,
  columnsOf,
  gapsOf,
  positionOfGap,
  roomFor,
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
  expect(roomFor(width)).toBe(columns);
});

describe('a layout', () => {
  it('gives positions back as they were', () => {
    const positions = { chart, left, right };
    expect(toPositions(toLayout(['chart', 'left', 'right'], positions, 12))).toEqual(positions);
  });

  it('has nothing beside the grid, and what has no position at its end', () => {
    const beyond = { ...right, width: 9 };
    const layout = toLayout(['right', 'new'], { right: beyond }, 4);
    expect(layout.find(({ i }) => i === 'right')).toMatchObject({ x: 3, w: 9 });
    expect(layout.find(({ i }) => i === 'new')).toMatchObject({ x: 0, y: 4, w: 6, h: 4 });
  });

  it('is the same at every width, and on the narrowest grid one column', () => {
    const wide = { chart, left: { ...left, width: 8 }, right: { ...right, col: 9, width: 4 } };
    const ids = ['chart', 'left', 'right'];
    for (const room of [12, 10, 8, 6, 4])
      expect(toLayout(ids, wide, room)).toMatchObject([
        { i: 'chart', x: 0, w: 12 },
        { i: 'left', x: 0, y: 2, w: 8 },
        { i: 'right', x: 8, y: 2, w: 4 },
      ]);
    expect(toLayout(ids, wide, 2).map(({ w, y }) => [w, y])).toEqual([
      [2, 0],
      [2, 2],
      [2, 6],
    ]);
  });

  it.each([12, 10, 8, 6, 4])('gives equal items equal widths with room for %d columns', (room) => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2, 3, 4, 6), (width) => {
        const row = Object.fromEntries(
          Array.from({ length: 12 / width }, (_, n) => [
            `${n}`,
            { col: n * width + 1, row: 1, width, height: 2 },
          ]),
        );
        const layout = toLayout(Object.keys(row), row, room);
        const share = layout.map(({ x, y, w }) => [x, y, w].map((one) => one / columnsOf(room)));
        expect(share).toEqual(layout.map((_, n) => [(n * width) / 12, 0, width / 12]));
      }),
    );
  });

  it('is resized no further than to a column that there is room for', () => {
    const narrow = toLayout(['left'], { left: { ...left, width: 3 } }, 6);
    expect(stepped(narrow, 'left', { dw: -2 }, 12)).toMatchObject([{ w: 2 }]);
    const already = toLayout(['left'], { left: { ...left, width: 1 } }, 6);
    expect(already).toMatchObject([{ w: 1, minW: 1 }]);
  });

  it('that was changed leaves what was not touched as it is stored', () => {
    const positions = { chart, left: { ...left, width: 5 }, right: { ...right, width: 5 } };
    const narrow = toLayout(['chart', 'left', 'right'], positions, 8);
    const changed = changedPositions(
      positions,
      narrow,
      stepped(narrow, 'right', { dh: 1 }, 12),
      12,
    );
    expect(changed).toMatchObject({ chart, left: { width: 5, height: 4 }, right: { height: 5 } });
    expect(changedPositions(positions, narrow, narrow, 12)).toEqual(positions);
  });

  it('that was changed on the narrowest grid keeps columns and widths', () => {
    const positions = { left, right };
    const one = toLayout(['left', 'right'], positions, 2);
    const changed = changedPositions(positions, one, stepped(one, 'right', { dy: -4 }, 2), 2);
    expect(changed).toEqual({ left: { ...left, row: 5 }, right: { ...right, row: 1 } });
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
    expect(gaps.map(positionOfGap)[0]).toEqual({
      col: 5,
      row: 2,
      width: 4,
      height: 3,
    });
    expect(gapsOf(toLayout(Object.keys(positions), positions, 2), 2)).toEqual([]);
    const wide = toLayout(['left'], { left: { ...left, row: 1, width: 6 } }, 6);
    expect(gapsOf(wide, 6).map(positionOfGap)).toEqual([{ col: 7, row: 1, width: 6, height: 4 }]);
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
        (all, steps, room) => {
          const columns = columnsOf(room);
          const ids = all.map((_, n) => `${n}`);
          let layout = toLayout(ids, Object.fromEntries(all.map((one, n) => [`${n}`, one])), room);
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
