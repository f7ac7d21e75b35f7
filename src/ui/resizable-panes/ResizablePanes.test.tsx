import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { Switch } from '@/ui/switch/Switch';
import { ResizablePanes } from './ResizablePanes';

it('moves its line with the keyboard, within its bounds', async () => {
  function Page() {
    const [part, setPart] = useState(0.5);
    return (
      <ResizablePanes
        label="Width of the list"
        value={part}
        onChange={setPart}
        first="list"
        second="detail"
      />
    );
  }
  const { actor } = renderPart(<Page />);
  const line = screen.getByRole('separator', { name: 'Width of the list' });
  await actor.tab();
  await actor.keyboard('{ArrowRight}');
  expect(line).toHaveAttribute('aria-valuenow', '52');
  await actor.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(line).toHaveAttribute('aria-valuenow', '42');
  await actor.keyboard('{End}{ArrowRight}');
  expect(line).toHaveAttribute('aria-valuenow', '85');
  await actor.keyboard('{Enter}');
  expect(line).toHaveAttribute('aria-valuenow', '50');
});

it('keeps the second pane as it is when the first comes and goes, and is as wide as told in pixels', async () => {
  function Page() {
    const [width, setWidth] = useState<number>();
    return (
      <>
        <button type="button" onClick={() => setWidth(width === undefined ? 270 : undefined)}>
          Toggle
        </button>
        <ResizablePanes
          label="Width of the list"
          unit="pixels"
          min={200}
          max={500}
          value={width ?? 0}
          onChange={setWidth}
          first={width === undefined ? undefined : 'list'}
          second={<input aria-label="Detail" />}
        />
      </>
    );
  }
  const { actor } = renderPart(<Page />);
  await actor.type(screen.getByLabelText('Detail'), 'kept');
  await actor.click(screen.getByRole('button', { name: 'Toggle' }));
  const line = screen.getByRole('separator', { name: 'Width of the list' });
  line.focus();
  await actor.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowRight}');
  expect(line).toHaveAttribute('aria-valuenow', '230');
  await actor.keyboard('{Home}');
  expect(line).toHaveAttribute('aria-valuenow', '200');
  expect(screen.getByLabelText('Detail')).toHaveValue('kept');
});

it('switches with Space', async () => {
  function Page() {
    const [on, setOn] = useState(false);
    return <Switch aria-label="Live" value={on} onChange={setOn} />;
  }
  const { actor } = renderPart(<Page />);
  await actor.tab();
  await actor.keyboard(' ');
  expect(screen.getByRole('switch', { name: 'Live' })).toBeChecked();
});
