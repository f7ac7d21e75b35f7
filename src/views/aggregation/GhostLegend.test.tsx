import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { loadTexts } from '@/shared/texts/load-texts';
import { renderPart } from '@test/rendering/render-part';
import type { GhostSeries } from './data/charts/ghost-series';
import { GhostLegend } from './GhostLegend';

beforeAll(() => loadTexts(['widgets']));

const result = {
  id: 'r',
  type: 'pivot' as const,
  rows: [],
  total: 0,
  effective_timerange: { type: 'absolute' as const, from: '', to: '' },
};
const series = (name: string, values: GhostSeries['values']): GhostSeries => ({
  key: name,
  name: `${name} (previous window)`,
  metric: name,
  colour: '',
  dash: 'dash',
  window: 'previous',
  values,
});
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('names the lines of earlier windows, and says which have no values or failed', () => {
  const windows = [
    { window: 'previous' as const, result },
    { window: '1d' as const, result },
    { window: '1w' as const, result: undefined },
  ];
  const { unmount } = renderPart(
    <GhostLegend windows={windows} ghosts={[series('a', [1]), series('b', [undefined])]} />,
  );
  expect(items()).toEqual([
    'a (previous window)',
    '1 day earlier: no values',
    '1 week earlier: could not be searched',
  ]);
  // Pictures that are taken away name the same lines.
  const [drawn, ...without] = screen.getAllByRole('listitem');
  expect(drawn).toHaveAttribute('data-ghost', 'a (previous window)');
  expect(without.filter((one) => one.hasAttribute('data-ghost'))).toEqual([]);
  unmount();
  renderPart(
    <GhostLegend windows={windows.slice(0, 1)} ghosts={[series('a', [1]), series('b', [2])]} />,
  );
  expect(items()).toEqual(['previous window']);
});
