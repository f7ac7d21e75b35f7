import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useAddress } from './use-address';

function Choice() {
  const [params, change] = useAddress();
  const choose = (colour: string) =>
    change((before) => {
      before.set('colour', colour);
      return before;
    });
  return (
    <>
      {['red', 'blue'].map((colour) => (
        <label key={colour}>
          <input
            type="radio"
            checked={params.get('colour') === colour}
            onChange={() => choose(colour)}
          />
          {colour}
        </label>
      ))}
    </>
  );
}

it('shows what was chosen at once, and keeps the rest of the address', () => {
  const router = createMemoryRouter([{ path: '/', element: <Choice /> }], {
    initialEntries: ['/?page=2&colour=red'],
  });
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('radio', { name: 'blue' }));
  expect(screen.getByRole('radio', { name: 'blue' })).toBeChecked();
  expect(router.state.location.search).toBe('?page=2&colour=blue');
});
