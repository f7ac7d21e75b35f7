import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { Chip } from './chip/Chip';
import { CopyButton } from './copy-button/CopyButton';
import { Notice } from './notice/Notice';
import { Select } from './select/Select';
import { Tabs } from './tabs/Tabs';
import { TextInput } from './text-input/TextInput';

it('moves between tabs with the arrows, in one Tab stop', async () => {
  function Page() {
    const [active, setActive] = useState<'current' | 'all'>('current');
    return (
      <Tabs
        label="Fields"
        active={active}
        onChange={setActive}
        tabs={[
          { id: 'current', label: 'Current', panel: 'three fields' },
          { id: 'all', label: 'All', panel: 'nine fields' },
        ]}
      />
    );
  }
  const { actor } = renderPart(<Page />);
  await actor.tab();
  expect(screen.getByRole('tab', { name: 'Current' })).toHaveFocus();
  await actor.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'All', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'All' })).toHaveTextContent('nine fields');
  await actor.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Current' })).toHaveFocus();
});

it('ties help and error to the input', () => {
  const { rerender } = renderPart(<TextInput label="Title" help="Shown in lists." />);
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Shown in lists.');
  rerender(<TextInput label="Title" help="Shown in lists." error="A title is needed." />);
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('A title is needed.');
  expect(screen.getByLabelText('Title')).toBeInvalid();
});

it('gives the value that was selected', async () => {
  const choose = vi.fn();
  const { actor } = renderPart(
    <Select
      label="Index set"
      options={[
        { value: 'a', label: 'shop' },
        { value: 'b', label: 'payments' },
      ]}
      value="a"
      onChange={choose}
    />,
  );
  await actor.selectOptions(screen.getByLabelText('Index set'), 'payments');
  expect(choose).toHaveBeenCalledWith('b');
});

it('names what a chip removes', async () => {
  const remove = vi.fn();
  const { actor } = renderPart(
    <Chip onRemove={remove} removeLabel="Remove stream Mail">
      Mail
    </Chip>,
  );
  await actor.click(screen.getByRole('button', { name: 'Remove stream Mail' }));
  expect(remove).toHaveBeenCalled();
});

it('interrupts for what went wrong only', () => {
  renderPart(
    <>
      <Notice tone="danger" title="Failed">
        The index is gone.
      </Notice>
      <Notice tone="warning">Two shards are missing.</Notice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The index is gone.');
  expect(screen.getByRole('status')).toHaveTextContent('Two shards are missing.');
});

it('says whether the copy arrived', async () => {
  const { actor } = renderPart(
    <CopyButton
      text={() => '9007199254740993'}
      label="Copy"
      copiedLabel="Copied"
      failedLabel="Copying failed"
    />,
  );
  await actor.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('9007199254740993');
});

it('says so when there is nothing to copy', async () => {
  const { actor } = renderPart(
    <CopyButton
      text={() => Promise.reject(new Error('gone'))}
      label="Copy"
      copiedLabel="Copied"
      failedLabel="Copying failed"
    />,
  );
  await actor.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copying failed' })).toBeVisible();
});
