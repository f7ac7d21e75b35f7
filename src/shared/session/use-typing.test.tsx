import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useTyping } from './use-typing';

function Typing() {
  return (
    <label>
      {useTyping() ? 'typing' : 'quiet'} <input />
    </label>
  );
}

it('tells that someone types until a pause comes', () => {
  vi.useFakeTimers();
  render(<Typing />);
  const field = screen.getByRole('textbox', { name: 'quiet' });
  fireEvent.keyDown(field, { key: 'a' });
  expect(field).toHaveAccessibleName('typing');
  // Looking up the end of a word.
  act(() => void vi.advanceTimersByTime(2_900));
  fireEvent.keyDown(field, { key: 'b' });
  act(() => void vi.advanceTimersByTime(2_900));
  expect(field).toHaveAccessibleName('typing');
  act(() => void vi.advanceTimersByTime(200));
  expect(field).toHaveAccessibleName('quiet');

  fireEvent.keyDown(field, { key: 'Enter' });
  act(() => void vi.advanceTimersByTime(500));
  expect(field).toHaveAccessibleName('typing');
  act(() => void vi.advanceTimersByTime(200));
  expect(field).toHaveAccessibleName('quiet');
});
