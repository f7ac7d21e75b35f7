import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seedBackend } from '@test/backend/backend';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';

layOutTables();

it('finds the message of a decimal value where the index stores whole numbers only, by button and by link', async () => {
  await seedBackend({
    seed: {
      messages: [
        { message: 'whole', source: 'a', fields: { load: 3 } },
        { message: 'decimal', source: 'a', fields: { load: -0.25 } },
      ],
    },
  });
  const { actor, router } = await renderAt('/search?rangetype=relative&relative=3600&q=load%3A*');
  const table = await screen.findByRole('treegrid', { name: 'All Messages' });
  await actor.click(await within(table).findByText('decimal'));
  const details = await screen.findByRole('region', { name: /^Details of message/ });
  // The field types have loaded by now.
  await screen.findByText(/^\d+ fields$/);
  await actor.hover(within(details).getByText('-0.25'));
  await actor.click(screen.getByRole('button', { name: 'More actions for load' }));
  expect(
    await screen.findByRole('menuitem', { name: 'Start a new search for this value' }),
  ).toHaveAttribute('href', expect.stringContaining('q=load%3A0&'));
  await actor.keyboard('{Escape}');
  await actor.hover(within(details).getByText('-0.25'));
  await actor.click(screen.getByRole('button', { name: 'Add this value of load to the query' }));
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('load:* AND load:0'),
  );
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Search status' })).toHaveTextContent(
      /^1 message ?complete/,
    ),
  );
});
