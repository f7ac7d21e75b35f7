import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { listKeys } from './list-keys';

const chosen = vi.fn();

function Box({ count }: { count: number }) {
  const [at, setAt] = useState(0);
  return (
    <input
      aria-label="Find"
      data-at={at}
      onKeyDown={listKeys({ at, count, move: setAt, choose: chosen })}
    />
  );
}

it('goes round by arrows, stops at the ends by pages, and chooses', async () => {
  chosen.mockClear();
  const { actor } = renderPart(<Box count={10} />);
  const box = screen.getByRole('textbox', { name: 'Find' });
  const after = async (keys: string) => {
    await actor.type(box, keys);
    return box.dataset['at'];
  };
  expect(await after('{ArrowUp}')).toBe('9');
  expect(await after('{ArrowDown}{ArrowDown}')).toBe('1');
  expect(await after('{PageDown}')).toBe('9');
  expect(await after('{PageUp}{PageUp}')).toBe('0');
  await actor.type(box, '{ArrowDown}{Enter}');
  expect(chosen.mock.calls).toEqual([[1]]);
});

it('has nothing to go to in an empty list, and leaves other keys and compositions alone', () => {
  renderPart(<Box count={0} />);
  const box = screen.getByRole('textbox', { name: 'Find' });
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(box.dataset['at']).toBe('0');
  const letter = createEvent.keyDown(box, { key: 'a' });
  const composing = createEvent.keyDown(box, { key: 'Enter', isComposing: true });
  fireEvent(box, letter);
  fireEvent(box, composing);
  expect([letter.defaultPrevented, composing.defaultPrevented]).toEqual([false, false]);
});
