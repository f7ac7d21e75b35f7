import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';

layOutTables();

it('supports the keyboard, and keeps the focus when a new sort remounts the table', async () => {
  await seedBackend({
    seed: {
      messages: [
        { message: 'payment refused', source: 'shop-1' },
        { message: 'login', source: 'auth-1' },
      ],
    },
  });
  const { actor, router } = await renderAt('/search');
  const table = await screen.findByRole('treegrid', { name: 'All Messages' });
  table.focus();
  await actor.keyboard('{Home}{ArrowUp}');
  expect(document.activeElement).toHaveTextContent('timestamp');
  await actor.keyboard('{ArrowLeft}');
  expect(document.activeElement).toHaveAttribute('role', 'checkbox');
  await actor.keyboard('{ArrowRight}{ArrowRight}');
  const orders = [
    ['-source', 'source', 'descending'],
    ['source', 'source', 'ascending'],
    [null, 'timestamp', 'descending'],
  ] as const;
  for (const [sort, column, order] of orders) {
    await actor.keyboard('{Enter}');
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('sort')).toBe(sort),
    );
    await waitFor(() =>
      expect(
        screen
          .getByRole('treegrid', { name: 'All Messages' })
          .querySelector(`[data-name="${column}"]`),
      ).toHaveAttribute('aria-sort', order),
    );
    expect(document.activeElement).toHaveTextContent('source');
  }
});
