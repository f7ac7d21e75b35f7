import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { settled } from '@test/rendering/settled';
import { Button } from '@/ui/button/Button';
import { Menu } from './Menu';
import type { MenuItem } from './menu-item';

const chosen = vi.fn();
const items: MenuItem[] = [
  { id: 'add', label: 'Add to query', onSelect: () => chosen('add') },
  { id: 'line', separator: true },
  { id: 'off', label: 'Exclude', disabled: true, onSelect: () => chosen('off') },
  { id: 'wrap', label: 'Wrap', checked: true, onSelect: () => chosen('wrap') },
];
const open = async () => {
  chosen.mockClear();
  const view = renderPart(<Menu label="Actions" trigger={<Button>More</Button>} items={items} />);
  await view.actor.tab();
  await view.actor.keyboard('{ArrowDown}');
  await screen.findByRole('menu', { name: 'Actions' });
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Add to query' })).toHaveFocus());
  return view;
};

it('opens with the down arrow and is walked with the arrows, past separators and around', async () => {
  const { actor } = await open();
  await actor.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Exclude' })).toHaveFocus();
  await actor.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitemcheckbox', { name: 'Wrap', checked: true })).toHaveFocus();
  await actor.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Add to query' })).toHaveFocus();
  await actor.keyboard('{End}');
  expect(screen.getByRole('menuitemcheckbox', { name: 'Wrap' })).toHaveFocus();
});

it('chooses with Enter, closes and gives the focus back', async () => {
  const { actor } = await open();
  await actor.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['add']]);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

it('does nothing for an item that is off', async () => {
  const { actor } = await open();
  await actor.click(screen.getByRole('menuitem', { name: 'Exclude' }));
  await settled();
  expect(chosen).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeVisible();
});

it('finds an item by its first letter and closes on Escape', async () => {
  const { actor } = await open();
  await actor.keyboard('w');
  expect(screen.getByRole('menuitemcheckbox', { name: 'Wrap' })).toHaveFocus();
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(chosen).not.toHaveBeenCalled();
});

it('is left with Tab', async () => {
  const { actor } = await open();
  await actor.tab();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

it('leaves the focus to what a choice has put it in, and gives it back on Escape and Tab', async () => {
  function Renamed() {
    const [renaming, setRenaming] = useState(false);
    return (
      <>
        <Menu
          label="Actions"
          trigger={<Button>More</Button>}
          items={[{ id: 'rename', label: 'Rename', onSelect: () => setRenaming(true) }]}
        />
        {renaming && <input aria-label="Name" autoFocus onBlur={() => setRenaming(false)} />}
      </>
    );
  }
  const { actor } = renderPart(<Renamed />);
  const trigger = screen.getByRole('button', { name: 'More' });
  for (const key of ['{Escape}', '{Tab}']) {
    await actor.click(trigger);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await actor.keyboard(key);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(trigger).toHaveFocus();
  }
  await actor.click(trigger);
  await actor.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

it('stays open where what is around its button is made anew, and its choices work', async () => {
  chosen.mockClear();
  function Card({ generation }: { generation: number }) {
    const opened = useState(false);
    return (
      <section key={generation}>
        <div key={generation}>
          <Menu label="Actions" trigger={<Button>More</Button>} items={items} opened={opened} />
        </div>
      </section>
    );
  }
  const { actor, rerender } = renderPart(<Card generation={1} />);
  await actor.click(screen.getByRole('button', { name: 'More' }));
  const before = await screen.findByRole('menu', { name: 'Actions' });
  rerender(<Card generation={2} />);
  await waitFor(() => expect(before).not.toBeInTheDocument());
  await actor.click(await screen.findByRole('menuitem', { name: 'Add to query' }));
  expect(chosen).toHaveBeenCalledWith('add');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
