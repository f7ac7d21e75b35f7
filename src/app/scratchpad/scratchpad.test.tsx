import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cornerBox, clamped } from '@/ui/floating-dialog/floating-box';
import { renderAt } from '@test/rendering/render';

const pages = [{ path: '/search', element: <h1>Search page</h1> }];
const open = async () => {
  const view = await renderAt('/search', { pages });
  await screen.findByRole('heading', { name: 'Search page' });
  await view.actor.click(screen.getByRole('button', { name: 'Scratchpad' }));
  return { ...view, pad: await screen.findByRole('dialog', { name: 'Scratchpad' }) };
};
const notes = () => screen.getByRole('textbox', { name: 'Notes' });

it('keeps notes by itself, and shows them again after a reload', async () => {
  const { actor, pad, unmount } = await open();
  expect(screen.getByText('These notes are kept in this browser')).toBeVisible();
  await actor.click(within(pad).getByRole('button', { name: 'Got It!' }));
  await waitFor(() =>
    expect(screen.queryByText('These notes are kept in this browser')).toBeNull(),
  );
  await actor.type(notes(), 'request_id 42');
  expect(await within(pad).findByText('Auto saved.')).toBeVisible();
  await waitFor(() => expect(within(pad).queryByText('Auto saved.')).toBeNull());
  await actor.type(notes(), ' and more');
  unmount();

  await renderAt('/search', { pages });
  expect(await screen.findByRole('textbox', { name: 'Notes' })).toHaveValue(
    'request_id 42 and more',
  );
  expect(screen.queryByText('These notes are kept in this browser')).toBeNull();
});

it('is written into at once, and gives the focus back', async () => {
  const { actor } = await open();
  expect(notes()).toHaveFocus();
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Scratchpad' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Scratchpad' })).toHaveFocus();
});

it('asks before it clears', async () => {
  const { actor, pad } = await open();
  expect(within(pad).getByRole('button', { name: 'Clear' })).toBeDisabled();
  await actor.type(notes(), 'gone soon');
  await actor.click(within(pad).getByRole('button', { name: 'Clear' }));
  const question = await screen.findByText(
    'This will clear out your Scratchpad content, do you wish to proceed?',
  );
  const dialog = question.closest('dialog');
  await actor.click(within(dialog ?? document.body).getByRole('button', { name: 'Clear' }));
  expect(notes()).toHaveValue('');
  expect(within(pad).getByText('Cleared.')).toBeVisible();
  // The button that asked is disabled now; Escape must still reach the notes.
  await waitFor(() => expect(notes()).toHaveFocus());
});

it('copies, moves and sizes by keyboard, and is hidden by its button and by Escape', async () => {
  const { actor, pad } = await open();
  await actor.type(notes(), 'level:3');
  // Shown for two seconds, which a busy machine may need to finish the click.
  const copied = within(pad).findByText('Copied!');
  await actor.click(within(pad).getByRole('button', { name: 'Copy' }));
  await copied;
  const { left, width } = pad.style;
  within(pad).getByRole('heading', { name: 'Scratchpad' }).focus();
  await actor.keyboard('{ArrowLeft}');
  expect(Number.parseFloat(pad.style.left)).toBeLessThan(Number.parseFloat(left));
  within(pad)
    .getByRole('button', { name: /keys to resize/ })
    .focus();
  await actor.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(Number.parseFloat(pad.style.width)).toBe(Number.parseFloat(width) - 32);
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Scratchpad' })).toBeNull());
  await actor.click(screen.getByRole('button', { name: 'Scratchpad' }));
  expect(await screen.findByRole('dialog', { name: 'Scratchpad' })).toHaveStyle({
    width: `${Number.parseFloat(width) - 32}px`,
  });
});

it('comes back into a window that became smaller', async () => {
  await open();
  vi.stubGlobal('innerWidth', 500);
  fireEvent(globalThis.window, new Event('resize'));
  await waitFor(() => {
    const { left, width } = screen.getByRole('dialog', { name: 'Scratchpad' }).style;
    expect(Number.parseFloat(left) + Number.parseFloat(width)).toBeLessThanOrEqual(500);
  });
});

it('starts at the corner in its usual size, and never leaves the window', () => {
  expect(cornerBox({ width: 450, height: 400 }, { width: 1440, height: 900 })).toEqual({
    left: 982,
    top: 492,
    width: 450,
    height: 400,
  });
  expect(
    clamped({ left: -50, top: 2_000, width: 900, height: 100 }, { width: 390, height: 800 }),
  ).toEqual({ left: 8, top: 592, width: 374, height: 200 });
});
