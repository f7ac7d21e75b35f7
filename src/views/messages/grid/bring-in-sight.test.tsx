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

it('scrolls the whole table into view for users who scroll it or follow a link to a row', () => {
  const { table, brought } = shown();
  bringInSight(table, true);
  table.focus();
  bringInSight(table, false);
  expect(brought()).toBe(2);
});

it('does not scroll for users who are elsewhere on the page', () => {
  const { table, brought, elsewhere } = shown();
  bringInSight(table, false);
  elsewhere.focus();
  bringInSight(table, true);
  expect(brought()).toBe(0);
});
