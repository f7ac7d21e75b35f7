import styled, { css } from 'styled-components';
import { plainButton } from '@/ui/button/plain-button';
import { cardStyle } from './card-style';
import { headStyle } from './head-style';

declare module 'react' {
  interface CSSProperties {
    /** Minimum width of the columns; a narrower table scrolls sideways. */
    '--least'?: string;
  }
}

const bodyStyle = css`
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
    /* A number that continues on the next line reads as two. */
    overflow-wrap: normal;
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
 * One style sheet for all rows: elements styled by their attributes mount faster than components.
 */
export const TableFrame = styled.div`
  position: relative;
  min-height: 0;
  overflow: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  container-type: inline-size;
  ${headStyle}
  ${bodyStyle}
  @container (max-width: ${({ theme }) => theme.breakpoint.tableFolds}) {
    ${cardStyle}
  }
  @media print {
    overflow: visible;
    [data-heads] {
      position: static;
    }
  }
`;
