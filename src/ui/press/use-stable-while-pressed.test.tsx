import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStableWhilePressed } from './use-stable-while-pressed';

function Shown({ value }: { value: string }) {
  const shown = useStableWhilePressed(value);
  return <button key={shown}>{shown}</button>;
}
const button = () => screen.getByRole('button');

it('shows what comes at once', () => {
  const { rerender } = render(<Shown value="one" />);
  rerender(<Shown value="two" />);
  expect(button()).toHaveTextContent('two');
});

it('leaves what is pressed where it is until the press has ended, and its click has come', async () => {
  const { rerender } = render(<Shown value="one" />);
  const pressed = button();
  fireEvent.pointerDown(pressed, { button: 0 });
  rerender(<Shown value="two" />);
  expect(button()).toBe(pressed);
  fireEvent.pointerUp(pressed);
  expect(button()).toBe(pressed);
  expect(await screen.findByText('two')).toBeVisible();
});

it('waits for no press whose end is not told', async () => {
  const { rerender } = render(<Shown value="one" />);
  fireEvent.pointerDown(button(), { button: 0 });
  rerender(<Shown value="two" />);
  expect(button()).toHaveTextContent('one');
  fireEvent.pointerMove(document.body, { buttons: 0 });
  expect(await screen.findByText('two')).toBeVisible();
});

it('goes on with a press that takes the focus from a text field', async () => {
  const { rerender } = render(
    <>
      <input aria-label="Query" />
      <Shown value="one" />
    </>,
  );
  const pressed = button();
  screen.getByLabelText('Query').focus();
  fireEvent.pointerDown(pressed, { button: 0 });
  pressed.focus();
  await new Promise((done) => setTimeout(done));
  rerender(
    <>
      <input aria-label="Query" />
      <Shown value="two" />
    </>,
  );
  expect(button()).toBe(pressed);
  fireEvent.pointerUp(pressed);
  expect(await screen.findByText('two')).toBeVisible();
});

it('covers a second press that comes before the end of the first was handled', async () => {
  const { rerender } = render(<Shown value="one" />);
  const target = button();
  fireEvent.pointerDown(target, { button: 0 });
  fireEvent.pointerUp(target);
  fireEvent.pointerDown(target, { button: 0 });
  await new Promise((done) => setTimeout(done));
  rerender(<Shown value="two" />);
  expect(button()).toBe(target);
  fireEvent.pointerUp(target);
  expect(await screen.findByText('two')).toBeVisible();
});

it('forgets a press on what is gone', () => {
  const first = render(<Shown value="one" />);
  fireEvent.pointerDown(button(), { button: 0 });
  first.unmount();
  const { rerender } = render(<Shown value="one" />);
  rerender(<Shown value="two" />);
  expect(button()).toHaveTextContent('two');
});
