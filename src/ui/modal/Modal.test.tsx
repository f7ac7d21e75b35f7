import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { settled } from '@test/rendering/settled';
import { Button } from '@/ui/button/Button';
import { Popover } from '@/ui/popover/Popover';
import { Sheet } from '@/ui/sheet/Sheet';
import { TextInput } from '@/ui/text-input/TextInput';
import { Modal } from './Modal';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      {open && (
        <Modal title="Edit stream" onClose={() => setOpen(false)} closeLabel="Close">
          <TextInput label="Title" data-autofocus />
          <Popover label="Help" trigger={<Button>Help</Button>}>
            {() => <p>Words</p>}
          </Popover>
        </Modal>
      )}
    </>
  );
}
const open = async () => {
  const view = renderPart(<Page />);
  await view.actor.click(screen.getByRole('button', { name: 'Edit' }));
  return view;
};

it('has a name, takes the focus and gives it back on Escape', async () => {
  const { actor } = await open();
  expect(screen.getByRole('dialog', { name: 'Edit stream' })).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveFocus();
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
});

it('closes with its button', async () => {
  const { actor } = await open();
  await actor.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('closes what floats in it before itself', async () => {
  const { actor } = await open();
  await actor.click(screen.getByRole('button', { name: 'Help' }));
  expect(await screen.findByRole('dialog', { name: 'Help' })).toBeVisible();
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Help' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Edit stream' })).toBeVisible();
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('stays when it has no way out', async () => {
  const { actor } = renderPart(
    <Sheet title="Sign in">
      <TextInput label="Password" />
    </Sheet>,
  );
  await actor.keyboard('{Escape}{Escape}');
  expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await settled();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('a click beside the dialog', () => {
  const dialog = () => screen.getByRole('dialog', { name: 'Edit stream' });
  const press = (from: Element, to: Element) => {
    fireEvent.pointerDown(from);
    fireEvent.pointerUp(to);
    // Browsers send the click to the closest element that contains both.
    fireEvent.click(from === to ? to : dialog());
  };

  it('closes it', async () => {
    await open();
    press(dialog(), dialog());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['a selection that ends beside it', 'from'],
    ['a press beside it that ends on a field', 'to'],
  ])('does not count for %s', async (_, side) => {
    await open();
    const field = screen.getByLabelText('Title');
    if (side === 'from') press(field, dialog());
    else press(dialog(), field);
    expect(dialog()).toBeVisible();
  });

  it('does not close it while something is unsaved', async () => {
    await open();
    dialog().querySelector('input')?.setAttribute('data-unsaved', 'true');
    press(dialog(), dialog());
    expect(dialog()).toBeVisible();
  });
});
