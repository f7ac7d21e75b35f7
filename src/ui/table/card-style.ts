import { css } from 'styled-components';

/** Narrow tables: each row folds into a card, with the column names beside its values. */
export const cardStyle = css`
  [data-heads],
  [data-entry] {
    min-width: 0;
  }
  [data-head] {
    display: flex;
    align-items: center;
    height: auto;
    min-height: ${({ theme }) => theme.height.controlLarge};
  }
  [data-head] > [role='columnheader'],
  [data-head] > [data-edge],
  [data-head] > [data-actions] {
    display: none;
  }
  [data-heads]:not(:has(select, input)) {
    display: none;
  }
  [data-head] > [data-select] {
    width: ${({ theme }) => theme.column.favorite};
  }
  [data-head] > [data-folded-sort] {
    display: block;
    margin-inline-start: auto;
  }
  [data-folded-sort] select {
    field-sizing: content;
    height: ${({ theme }) => theme.height.control};
    padding-inline-end: calc(1em + 2 * ${({ theme }) => theme.space.s});
    border: 0;
    background-color: transparent;
    color: ${({ theme }) => theme.color.muted};
    text-align: end;
  }
  @media (pointer: coarse) {
    [data-folded-sort] select {
      height: ${({ theme }) => theme.height.touch};
    }
  }
  [data-row] {
    grid-template-columns: auto minmax(0, 1fr) auto auto auto;
    padding-block: ${({ theme }) => theme.space.xs};
  }
  [data-row] > [data-select] {
    grid-column: 1;
    grid-row: 1;
    width: ${({ theme }) => theme.column.favorite};
    padding-block: ${({ theme }) => theme.space.s};
  }
  [data-row] > [data-select] input {
    margin: 0;
  }
  @media (pointer: coarse) {
    [data-row] > [data-first],
    [data-row] > [data-select] {
      padding-block: calc((${({ theme }) => theme.height.touch} - 1.45em) / 2);
    }
  }
  [data-row] > [data-edge] {
    grid-column: 3;
    grid-row: 1;
  }
  [data-row] > [data-actions] {
    grid-column: 5;
    grid-row: 1;
  }
  [data-row] > [data-first] {
    grid-column: 2;
    grid-row: 1;
    padding-block: calc((${({ theme }) => theme.height.control} - 1.45em) / 2);
  }
  [data-row] > [aria-colindex]:not([data-first]) {
    display: grid;
    grid-template-columns: 9em minmax(0, 1fr);
    justify-items: start;
    align-items: center;
    grid-column: 1 / -1;
    gap: ${({ theme }) => theme.space.s};
    padding-block: ${({ theme }) => theme.space.hair};
    padding-inline: calc(
        ${({ theme }) => theme.column.favorite} + ${({ theme }) => theme.space.cell}
      )
      ${({ theme }) => theme.space.s};
    text-align: start;
  }
  [data-row] > [aria-colindex]:not([data-first])::before {
    content: attr(data-label);
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
  }
  [data-row] > [data-edge] + [data-edge] {
    grid-column: 4;
  }
  [data-row] > [aria-colindex]:not([data-first]):empty {
    display: none;
  }
  [data-row]:not(:has(> [data-select])) > [aria-colindex]:not([data-first]) {
    padding-inline-start: ${({ theme }) => theme.space.cell};
  }
  [data-select] input {
    width: ${({ theme }) => theme.space.l};
    height: ${({ theme }) => theme.space.l};
  }
`;
