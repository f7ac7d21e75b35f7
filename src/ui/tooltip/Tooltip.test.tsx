import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { Button } from '@/ui/button/Button';
import { Tooltip } from './Tooltip';

const draw = () =>
  renderPart(
    <Tooltip text="Runs every hour">
      <Button>Rotate</Button>
    </Tooltip>,
  );

it('describes what has the focus, until Escape', async () => {
  const { actor } = draw();
  await actor.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Runs every hour');
  expect(screen.getByRole('button', { name: 'Rotate' })).toHaveAccessibleDescription(
    'Runs every hour',
  );
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(screen.getByRole('button', { name: 'Rotate' })).toHaveFocus();
});

it('shows under the pointer, stays while it is pointed at itself, and goes with it', async () => {
  const { actor } = draw();
  await actor.hover(screen.getByRole('button', { name: 'Rotate' }));
  await actor.hover(await screen.findByRole('tooltip'));
  expect(screen.getByRole('tooltip')).toBeVisible();
  await actor.unhover(screen.getByRole('tooltip'));
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('leaves with Escape wherever the focus is', async () => {
  const { actor } = draw();
  await actor.hover(screen.getByRole('button', { name: 'Rotate' }));
  await screen.findByRole('tooltip');
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
