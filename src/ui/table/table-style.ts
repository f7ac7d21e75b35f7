import styled, { css } from 'styled-components';
import { plainButton } from '@/ui/button/plain-button';

declare module 'react' {
  interface CSSProperties {
    /** Below this width a table scrolls sideways. */
    '--least'?: string;
  }
}

const head = css`
  [data-heads] {
    position: sticky;
    top: 0;
    z-index: ${({ theme }) => theme.layer.sticky};
    min-width: var(--least);
    background: ${({ theme }) => theme.color.surface};
    border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  }
  [data-head] {
    height: ${({ theme }) => theme.height.tableHead};
  }
  [role='columnheader'] {
    position: relative;
    display: flex;
    min-width: 0;
  }
  [data-name] {
    ${plainButton}
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
    flex: 1;
    min-width: 0;
    padding: 0 ${({ theme }) => theme.space.cell};
    cursor: default;
    color: ${({ theme }) => theme.color.muted};
    font: ${({ theme }) => `${theme.weight.semibold} ${theme.size.small} ${theme.font.text}`};
    text-align: start;
    touch-action: pan-y;
    user-select: none;
    > span {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    > svg {
      flex: none;
    }
    &:focus-visible {
      outline-offset: -${({ theme }) => theme.line.strong};
    }
  }
  button[data-name] {
    cursor: pointer;
  }
  button[data-name]:hover,
  [aria-sort] [data-name] {
    color: ${({ theme }) => theme.color.text};
  }
  [data-end] [data-name] {
    justify-content: flex-end;
    padding-inline-end: ${({ theme }) => theme.space.m};
  }
  [data-resize] {
    position: absolute;
    inset: 0 0 0 auto;
    width: ${({ theme }) => theme.space.s};
    cursor: col-resize;
    touch-action: none;
  }
  [data-resize]::after {
    content: '';
    position: absolute;
    inset: 25% 0 25% auto;
    width: ${({ theme }) => theme.line.hair};
    background: ${({ theme }) => theme.color.line};
  }
  [data-resize]:hover::after,
  [data-resize]:active::after {
    inset-block: 0;
    width: ${({ theme }) => theme.line.strong};
    background: ${({ theme }) => theme.color.accent};
  }
  [data-dragged] {
    opacity: 0.5;
  }
  [data-drop]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    width: ${({ theme }) => theme.line.edge};
    background: ${({ theme }) => theme.color.accent};
  }
  [data-drop='before']::before {
    inset-inline-start: 0;
  }
  [data-drop='after']::before {
    inset-inline-end: 0;
  }
  [data-folded-sort] {
    display: none;
  }
`;

const body = css`
  [data-head],
  [data-row] {
    display: grid;
    grid-template-columns: var(--columns);
    padding-inline: ${({ theme }) => theme.space.xs};
  }
  [data-entry] {
    position: relative;
    min-width: var(--least);
    border-bottom: ${({ theme }) => theme.line.hair} solid
      color-mix(in srgb, ${({ theme }) => theme.color.line} 70%, transparent);
  }
  [data-row] {
    min-height: ${({ theme }) => theme.height.row};
    scroll-margin-top: ${({ theme }) => theme.height.tableHead};
    cursor: default;
  }
  [data-row]:hover {
    background: ${({ theme }) => theme.color.hover};
  }
  [data-row][aria-selected='true'] {
    background: ${({ theme }) => theme.color.selected};
  }
  [data-row]:focus-visible {
    outline-offset: -${({ theme }) => theme.line.strong};
  }
  [aria-colindex]:not([role='columnheader']) {
    min-width: 0;
    padding: ${({ theme }) => theme.space.cell};
    overflow-wrap: anywhere;
    font-weight: inherit;
  }
  [aria-colindex][data-end]:not([role='columnheader']) {
    padding-inline-end: ${({ theme }) => theme.space.m};
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  [data-select],
  [data-edge],
  [data-actions] {
    display: flex;
    justify-content: center;
    align-items: flex-start;
    min-width: 0;
    padding-block: ${({ theme }) => theme.space.hair};
  }
  [data-head] > [data-select] {
    align-items: center;
  }
  [data-select] input {
    margin: calc(
        (1.45em + 2 * ${({ theme }) => theme.space.cell} - 1em) / 2 -
          ${({ theme }) => theme.space.hair}
      )
      0 0;
    accent-color: ${({ theme }) => theme.color.accent};
  }
  [data-head] [data-select] input {
    margin: 0;
  }
  [data-edge] > button,
  [data-actions] > button {
    ${plainButton} display: inline-flex;
    align-items: center;
    justify-content: center;
    width: ${({ theme }) => theme.height.row};
    height: ${({ theme }) => theme.height.row};
    min-height: 0;
    border-radius: ${({ theme }) => theme.radius.base};
    color: ${({ theme }) => theme.color.muted};
  }
  @media (pointer: coarse) {
    [data-edge] > button,
    [data-actions] > button {
      min-width: ${({ theme }) => theme.height.touch};
      min-height: ${({ theme }) => theme.height.touch};
    }
  }
  [data-edge] > button {
    color: ${({ theme }) => theme.color.faint};
  }
  [data-edge] > button:hover,
  [data-actions] > button:hover {
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.text};
  }
  [data-details] {
    padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m}
      ${({ theme }) => theme.space.m};
    background: ${({ theme }) => theme.color.sunken};
  }
  [data-empty] {
    position: sticky;
    left: 0;
    color: ${({ theme }) => theme.color.muted};
  }
  &[data-stale] [data-body] {
    opacity: 0.55;
    transition: opacity ${({ theme }) => theme.motion.quick} 150ms;
  }
`;

/**
 * Small screens and fingers: every row is a card, what it holds stands below its first column with
 * the column's name.
 */
const cards = css`
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

/**
 * The whole sheet on one element: rows come and go as plain elements that it styles by what they
 * are.
 */
export const TableFrame = styled.div`
  position: relative;
  min-height: 0;
  overflow: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  container-type: inline-size;
  ${head}
  ${body}
  @container (max-width: ${({ theme }) => theme.breakpoint.tableFolds}) {
    ${cards}
  }
  @media print {
    overflow: visible;
    [data-heads] {
      position: static;
    }
  }
`;
