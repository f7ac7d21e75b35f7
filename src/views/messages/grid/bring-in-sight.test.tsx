import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bringInSight } from './bring-in-sight';

function shown() {
  render(
    <>
      <button>Elsewhere</button>
      <section>
        <div>
          <div role="treegrid" tabIndex={0} />
        </div>
      </section>
    </>,
  );
  const table = screen.getByRole('treegrid');
  const section = table.closest('section');
  let brought = 0;
  if (section)
    section.scrollIntoView = () => {
      brought += 1;
    };
  return { table, elsewhere: screen.getByRole('button'), brought: () => brought };
}

it('shows all of the table to whoever scrolls it, or came by a link to a row of it', () => {
  const { table, brought } = shown();
  bringInSight(table, true);
  table.focus();
  bringInSight(table, false);
  expect(brought()).toBe(2);
});

it('leaves whoever is elsewhere where they are', () => {
  const { table, brought, elsewhere } = shown();
  bringInSight(table, false);
  elsewhere.focus();
  bringInSight(table, true);
  expect(brought()).toBe(0);
});
