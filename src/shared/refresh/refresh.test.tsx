import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { amountLabel } from '@/shared/time-range-picker/range-label';
import { renderAt } from '@test/rendering/render';
import { RefreshControl } from './RefreshControl';
import { useRefreshInterval } from './use-refresh-interval';

afterEach(() => localStorage.clear());

const UPDATED = Date.parse('2026-11-21T12:00:00Z');
const onRefresh = vi.fn();

function Page() {
  const { interval, preferred, setInterval } = useRefreshInterval('test');
  return (
    <RefreshControl
      interval={interval}
      preferred={preferred}
      onChange={setInterval}
      intervals={[10, 60]}
      amountOf={amountLabel}
      updatedAt={UPDATED}
      onRefresh={onRefresh}
    />
  );
}
const open = () => renderAt('/search', { pages: [{ path: '/search', element: <Page /> }] });

it('starts, says when it goes on, pauses, and goes on with the same after a new start of the page', async () => {
  const { actor, unmount } = await open();
  await actor.click(await screen.findByRole('button', { name: /^Refresh: off/ }));
  await actor.click(await screen.findByRole('menuitemcheckbox', { name: 'Every minute' }));
  expect(screen.getByRole('button', { name: 'Every minute' })).toHaveAttribute(
    'title',
    expect.stringMatching(/^Every minute, next at \d\d:01:00$/),
  );
  unmount();
  const again = await open();
  await again.actor.click(await screen.findByRole('button', { name: 'Stop auto refresh' }));
  expect(
    screen.getByRole('button', { name: 'Start auto refresh (1 minute)', pressed: false }),
  ).toBeVisible();
});

it('refreshes once, now', async () => {
  const { actor } = await open();
  await actor.click(await screen.findByRole('button', { name: /^Refresh: off/ }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Refresh now' }));
  expect(onRefresh).toHaveBeenCalledOnce();
});
