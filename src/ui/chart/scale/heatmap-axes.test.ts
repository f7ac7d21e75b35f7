import { expect, it } from 'vitest';
import { heatmapAxes } from './heatmap-axes';

const hosts = ['web-01', 'web-02', 'web-03', 'bastion-01', 'database-primary-eu-1', 'vm'];
const axes = (width: number, height: number, xLabels: readonly string[] = hosts) =>
  heatmapAxes(
    { xLabels, yLabels: ['/', '/api/v2/checkout', '/product'] },
    { width, height, size: 11 },
  );
const shown = (width: number, height: number, xLabels?: readonly string[]) =>
  axes(width, height, xLabels).x.labels.map(({ label }) => label);

it('names all columns of a wide chart beside each other', () => {
  expect(axes(1_400, 600).x.angle).toBe(0);
  expect(shown(1_400, 600)).toEqual(
    hosts.map((host) => host.replace('-primary-eu-1', '-primary-e…')),
  );
});

it('tilts the names of columns that are narrower than them', () => {
  expect(axes(400, 300).x.angle).toBe(-45);
  expect(shown(400, 300)).toHaveLength(hosts.length);
});

it('cuts names before it leaves any out', () => {
  const low = shown(300, 120);
  expect(low).toHaveLength(hosts.length);
  expect(low[3]).toMatch(/^bast.*…$/);
  const many = Array.from({ length: 60 }, (_, n) => `host-${n}`);
  expect(shown(400, 300, many).length).toBeGreaterThan(5);
  expect(shown(400, 300, many).length).toBeLessThan(60);
});

it.each([
  [400, 300],
  [180, 170],
  [390, 60],
  [136, 58],
  [0, 0],
])('leaves most of %d × %d to the cells', (width, height) => {
  const { left, bottom } = axes(width, height);
  expect(left).toBeLessThanOrEqual(width / 2);
  expect(bottom).toBeLessThanOrEqual(height / 2);
});

it('has no labels where only the cells have room', () => {
  expect(axes(136, 58)).toEqual({
    left: 0,
    bottom: 0,
    x: { labels: [], angle: 0 },
    y: { labels: [] },
  });
});
