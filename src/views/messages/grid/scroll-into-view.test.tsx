import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bringInSight } from './scroll-into-view';

function renderTable() {
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
  let scrolled = 0;
  if (section)
    section.scrollIntoView = () => {
      scrolled += 1;
    };
  return { table, elsewhere: screen.getByRole('button'), scrolled: () => scrolled };
}

it('scrolls the whole table into view for users who scroll it or follow a link to a row', () => {
  const { table, scrolled } = renderTable();
  bringInSight(table, true);
  table.focus();
  bringInSight(table, false);
  expect(scrolled()).toBe(2);
});

it('does not scroll for users who are elsewhere on the page', () => {
  const { table, scrolled, elsewhere } = renderTable();
  bringInSight(table, false);
  elsewhere.focus();
  bringInSight(table, true);
  expect(scrolled()).toBe(0);
});
