import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useChartKeys } from './use-chart-keys';

function Chart({ count }: { count: number }) {
  const [active, setActive] = useState<number>();
  const { onKeyDown } = useChartKeys({ count, active, onActive: setActive });
  return (
    <div role="application" tabIndex={0} onKeyDown={onKeyDown}>
      {active ?? 'none'}
    </div>
  );
}

/** Whether the chart took the key. */
function press(key: string, modifiers = {}): boolean {
  const chart = screen.getByRole('application');
  const event = createEvent.keyDown(chart, { key, ...modifiers });
  fireEvent(chart, event);
  return event.defaultPrevented;
}
const active = () => screen.getByRole('application').textContent;

it('moves between points and stops at the ends', () => {
  render(<Chart count={3} />);
  const seen = ['ArrowRight', 'ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowLeft'];
  expect(seen.map((key) => press(key) && active())).toEqual(['0', '1', '2', '2', '1', '0', '0']);
  expect(press('Escape')).toBe(true);
  expect(active()).toBe('none');
  expect(press('Escape')).toBe(false);
});

it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves keys with %s to the browser', (modifier) => {
  render(<Chart count={3} />);
  expect(press('ArrowLeft', { [modifier]: true })).toBe(false);
  expect(active()).toBe('none');
});

it('takes no key while there are no points', () => {
  render(<Chart count={0} />);
  expect(press('ArrowRight')).toBe(false);
});
