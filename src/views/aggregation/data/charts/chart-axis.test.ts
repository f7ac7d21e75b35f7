import { describe, expect, it } from 'vitest';
import { timeAxis, valueAxis } from './chart-axis';

const range = { from: '2026-11-21T00:00:00.000Z', to: '2026-11-22T00:00:00.000Z' };
const HOUR = 3_600_000;
const axis = (...starts: string[]) => timeAxis(starts, range, 'UTC');

it('gives each group the shortest distance between two as its width', () => {
  expect(
    axis('2026-11-21T03:00:00.000Z', '2026-11-21T04:00:00.000Z', '2026-11-21T09:00:00.000Z').step,
  ).toBe(HOUR);
});

it('draws a single group that is longer than the window across all of it', () => {
  const { from, to, step, x } = axis('2026-10-01T00:00:00.000Z');
  expect([from, to, step]).toEqual([
    Date.parse('2026-10-01'),
    Date.parse(range.to),
    Date.parse(range.to) - Date.parse('2026-10-01'),
  ]);
  expect(x).toEqual([from + step / 2]);
});

it('keeps a single group within the window, and the window unchanged without groups', () => {
  const { from, to, step } = axis('2026-11-21T23:00:00.000Z');
  expect([from, to]).toEqual([Date.parse(range.from), Date.parse(range.to)]);
  expect(step).toBe(0.03 * 24 * HOUR);
  expect(axis()).toMatchObject({ x: [], from: Date.parse(range.from) });
});

it('gives a single group in the shortest windows enough width to be seen', () => {
  const [from, to] = ['2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.100Z'];
  expect(timeAxis([from], { from, to }, 'UTC').step).toBe(30);
});

describe('labels of value groups', () => {
  const labels = (width: number, ...names: string[]) =>
    valueAxis(names)
      .ticksFor(width)
      .map(({ label }) => label);
  const three = ['checkout-service-eu', 'mail', 'authentication'];

  it('are complete where they fit, and cut otherwise', () => {
    expect(labels(600, ...three)).toEqual(['checkout-service-…', 'mail', 'authentication']);
    expect(labels(240, ...three)).toEqual(['checkout-…', 'mail', 'authentic…']);
  });

  it('are left out rather than cut to a few characters', () => {
    expect(labels(120, ...three)).toEqual(['checkout-…', 'authentic…']);
    expect(labels(300, ...Array.from({ length: 60 }, (_, n) => `${n}`))).toHaveLength(12);
  });

  it('that differ are also different when they are cut', () => {
    const hours = Array.from(
      { length: 48 },
      (_, n) => `2026-11-2${3 + Math.floor(n / 24)} ${`${n % 24}`.padStart(2, '0')}:00-app-01`,
    );
    const shown = labels(300, ...hours);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.length).toBeGreaterThan(1);
    expect(labels(220, 'shop-service-1', 'shop-service-2')).toEqual([
      'shop-service-1',
      'shop-service-2',
    ]);
    expect(labels(180, 'long-prefix-shop', 'long-prefix-mail')).toEqual(['…shop', '…mail']);
    expect(labels(60, 'same', 'same')).toHaveLength(1);
  });
});
