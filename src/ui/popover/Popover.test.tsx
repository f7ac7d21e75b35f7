import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { Button } from '@/ui/button/Button';
import { Popover } from './Popover';

const open = async () => {
  const view = renderPart(
    <>
      <Popover label="Time range" trigger={<Button>Last 15 minutes</Button>}>
        {(close) => (
          <>
            <input aria-label="From" />
            <Button onClick={close}>Apply</Button>
          </>
        )}
      </Popover>
      <button type="button">Elsewhere</button>
    </>,
  );
  await view.actor.click(screen.getByRole('button', { name: 'Last 15 minutes' }));
  await screen.findByRole('dialog', { name: 'Time range' });
  return view;
};
const trigger = () => screen.getByRole('button', { name: 'Last 15 minutes' });

it('shows its content only while it is open, with the focus inside', async () => {
  renderPart(
    <Popover label="Time range" trigger={<Button>Range</Button>}>
      {() => <input aria-label="From" />}
    </Popover>,
  );
  expect(screen.queryByLabelText('From')).toBeNull();
  expect(screen.getByRole('button', { name: 'Range' })).toHaveAttribute('aria-expanded', 'false');
});

it('takes the focus and says that it is open', async () => {
  await open();
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveFocus());
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
});

it('closes on Escape and gives the focus back', async () => {
  const { actor } = await open();
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveFocus());
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(trigger()).toHaveFocus());
});

it('closes when its content says so, and on a press outside', async () => {
  const { actor } = await open();
  await actor.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await actor.click(trigger());
  await screen.findByRole('dialog');
  await actor.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('closes on a second press of its trigger', async () => {
  const { actor } = await open();
  await actor.click(trigger());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps Escape from the platform, which would close a dialog around it', async () => {
  await open();
  expect(fireEvent.keyDown(screen.getByLabelText('From'), { key: 'Escape' })).toBe(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
