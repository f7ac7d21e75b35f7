import styled, { css } from 'styled-components';
import { plainButton } from '@/ui/button/plain-button';
import { resizeHandleStyle } from '@/ui/table/resize-handle-style';

const headStyle = css`
  [data-heads] {
    position: sticky;
    top: 0;
    z-index: 2;
    width: max-content;
    min-width: 100%;
    /* Takes no room, so that rows and sticky values are exactly below the head. */
    box-shadow: 0 ${({ theme }) => theme.line.hair} ${({ theme }) => theme.color.lineStrong};
  }
  [data-heads] > [data-line] {
    height: ${({ theme }) => theme.height.tableHead};
  }
  [role='columnheader'] {
    display: flex;
    align-items: center;
    padding: 0 ${({ theme }) => theme.space.s};
    color: ${({ theme }) => theme.color.muted};
    font: ${({ theme }) => `${theme.weight.semibold} ${theme.size.small} ${theme.font.text}`};
    user-select: none;
  }
  [data-name] {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.hair};
    min-width: 0;
    > span {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    > svg {
      flex: none;
    }
  }
  [role='columnheader'][data-end] {
    justify-content: flex-end;
    /* The menu is beside the name, which stays above the numbers. */
    flex-direction: row-reverse;
    justify-content: flex-start;
  }
  [data-sorts]:hover,
  [aria-sort] [data-name] {
    color: ${({ theme }) => theme.color.text};
  }
  [data-more] {
    flex: none;
    display: inline-flex;
    color: ${({ theme }) => theme.color.faint};
  }
  @media (hover: hover) {
    [role='columnheader']:not(:hover, [data-active]) > [data-more] {
      opacity: 0;
    }
  }
  [data-group] {
    border-inline-start: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
    > * {
      position: sticky;
      max-width: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
  [data-heads] > [data-line]:not(:last-child) > :is([data-group], [data-end]) {
    box-shadow: inset 0 calc(-1 * ${({ theme }) => theme.line.hair})
      ${({ theme }) => theme.color.line};
  }
  ${resizeHandleStyle}
`;

const cellStyle = css`
  [data-line] {
    --ground: ${({ theme }) => theme.color.surface};
    display: grid;
    grid-template: 100% / var(--columns);
    width: var(--least);
    min-width: 100%;
    height: ${({ theme }) => theme.height.row};
    background: var(--ground);
  }
  [data-line] > * {
    grid-row: 1;
    position: relative;
    min-width: 0;
    white-space: pre;
  }
  [data-line] > [data-stuck] {
    position: sticky;
    z-index: 1;
    background: var(--ground);
  }
  [data-line] > [data-stuck='start'] {
    border-inline-end: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  }
  [data-line] > [data-stuck='end'] {
    border-inline-start: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  }
  [data-line] > [data-stuck='end'] + [data-stuck='end'] {
    border-inline-start: 0;
  }
  [data-body] > [data-line],
  [data-totals] > [data-line] {
    line-height: calc(${({ theme }) => theme.height.row} - ${({ theme }) => theme.line.hair});
  }
  [data-body] > [data-line] > *,
  [data-totals] > [data-line] > * {
    overflow: clip;
    text-overflow: ellipsis;
    padding: 0 ${({ theme }) => theme.space.s};
    border-bottom: ${({ theme }) => theme.line.hair} solid
      color-mix(in srgb, ${({ theme }) => theme.color.line} 70%, transparent);
  }
  /* Numbers that are scrolled below a column that stays are visibly covered, not shorter. */
  &[data-scrolls] :is([data-body], [data-totals]) > [data-line] > [data-stuck='end'] {
    box-shadow: -0.4em 0 0.4em -0.25em ${({ theme }) => theme.color.lineStrong};
  }
  &[data-scrolls]
    :is([data-body], [data-totals])
    > [data-line]
    > [data-stuck='end']
    + [data-stuck='end'] {
    box-shadow: none;
  }
  /* Half a number reads as another one. */
  [data-cuts] {
    position: sticky;
    top: 0;
    left: 0;
    z-index: 3;
    height: 0;
    pointer-events: none;
  }
  [data-cut] {
    position: absolute;
    top: 0;
    background: ${({ theme }) => theme.color.surface};
  }
  [data-cut='start'] {
    left: var(--pinned);
    width: var(--cut-start);
  }
  [data-cut='end'] {
    right: var(--kept);
    width: var(--cut-end);
  }
  [data-body] > [data-line]:hover {
    --ground: ${({ theme }) => theme.color.hover};
  }
  [data-line] > [data-outer] {
    z-index: 1;
    background: ${({ theme }) => theme.color.surface};
  }
  [data-line] > [data-outer][data-stuck] {
    z-index: 2;
  }
  [data-outer] > [data-text] {
    position: sticky;
  }
  [data-text],
  [data-opens]:not([data-more]) {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [role='rowheader'] {
    font-weight: inherit;
    text-align: start;
  }
  [role='gridcell'][data-end] {
    text-align: end;
  }
  [data-empty] {
    color: ${({ theme }) => theme.color.faint};
  }
  [data-opens],
  [data-sorts] {
    ${plainButton}
    white-space: inherit;
    text-align: inherit;
  }
  [data-body] [data-opens]:hover {
    color: ${({ theme }) => theme.color.accent};
    text-decoration: underline;
  }
  [data-bar] {
    position: absolute;
    inset-block: ${({ theme }) => theme.line.strong};
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.accentSoft};
  }
  [data-bar] ~ button {
    position: relative;
  }
  [data-bar='negative'] {
    background: ${({ theme }) => theme.color.dangerSoft};
  }
`;

/**
 * One style sheet for the whole table: rows are plain elements styled by role, so that scrolling
 * renders no styled components.
 */
export const AggregationTableFrame = styled.div`
  position: relative;
  height: 100%;
  min-height: 0;
  overflow: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  font: ${({ theme }) => `${theme.weight.normal} ${theme.size.log} ${theme.font.log}`};
  font-variant-numeric: tabular-nums;
  font-feature-settings:
    'zero',
    'calt' 0;
  cursor: default;
  /* Rows would have no room between the head and the totals. */
  &[data-low] > :is([data-heads], [data-totals]) {
    position: static;
  }
  &[data-low] > [data-heads] > [data-line]:not(:last-child) {
    display: none;
  }
  &[data-low] [data-outer] > [data-text] {
    position: static;
  }
  &:focus-visible {
    outline-offset: -${({ theme }) => theme.line.strong};
  }
  ${cellStyle}
  ${headStyle}
  [data-body] {
    position: relative;
    z-index: 0;
    min-width: var(--least);
  }
  [data-body] > [data-line] {
    position: absolute;
    left: 0;
  }
  [data-totals] {
    position: sticky;
    bottom: 0;
    z-index: 2;
    width: max-content;
    min-width: 100%;
    font-weight: ${({ theme }) => theme.weight.semibold};
    box-shadow: 0 calc(-1 * ${({ theme }) => theme.line.hair})
      ${({ theme }) => theme.color.lineStrong};
  }
  &:focus-visible [data-active] {
    outline: ${({ theme }) => theme.line.strong} solid ${({ theme }) => theme.color.focus};
    outline-offset: -${({ theme }) => theme.line.strong};
  }
  /* Shadows are not drawn there. */
  @media (forced-colors: active) {
    [data-heads] {
      outline: ${({ theme }) => theme.line.hair} solid;
    }
    [data-totals] {
      outline: ${({ theme }) => theme.line.hair} solid;
    }
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    overscroll-behavior: auto;
  }
`;
