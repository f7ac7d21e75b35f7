import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { SegmentedControl } from './SegmentedControl';

const options = [
  { value: 'bar', label: 'Bars' },
  { value: 'line', label: 'Lines' },
  { value: 'area', label: 'Areas' },
] as const;

function Chart({ disabled = false }: { disabled?: boolean }) {
  const [shape, setShape] = useState<'bar' | 'line' | 'area'>('bar');
  return (
    <SegmentedControl
      label="Shape"
      options={options}
      value={shape}
      onChange={setShape}
      disabled={disabled}
    />
  );
}

it('chooses one of a few, by the pointer and by arrows', async () => {
  const { actor } = renderPart(
    <>
      <Chart />
      <button type="button">After</button>
    </>,
  );
  expect(screen.getByRole('group', { name: 'Shape' })).toBeVisible();
  await actor.click(screen.getByRole('radio', { name: 'Lines' }));
  expect(screen.getByRole('radio', { name: 'Lines' })).toBeChecked();
  await actor.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Areas' })).toBeChecked();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Lines' })).not.toBeChecked());
  await actor.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

it('can be off', async () => {
  const { actor } = renderPart(<Chart disabled />);
  await actor.click(screen.getByRole('radio', { name: 'Lines' }));
  expect(screen.getByRole('radio', { name: 'Bars' })).toBeChecked();
});
