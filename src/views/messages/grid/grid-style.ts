import styled, { css } from 'styled-components';
import type { Theme } from '@/theme/theme';

declare module 'react' {
  interface CSSProperties {
    /** The column tracks shared by all rows. */
    '--columns'?: string | undefined;
  }
}

const levelEdges = ({ theme }: { theme: Theme }) =>
  theme.level.map(
    (colour, severity) => css`
      [data-level='${severity}']::before {
        background: ${colour};
      }
    `,
  );

/** Muted labels: the text states the level, the colour only repeats it. */
const levelLabels = ({ theme: { color } }: { theme: Theme }) =>
  [
    ...Array.from({ length: 4 }, () => [color.danger, color.dangerSoft]),
    [color.warning, color.warningSoft],
    [color.info, color.infoSoft],
    [color.success, color.successSoft],
    [color.muted, color.sunken],
  ].map(
    ([colour, ground], severity) => css`
      [data-severity='${severity}'] {
        color: ${colour};
        background: ${ground};
      }
    `,
  );

/**
 * One style sheet for the whole table, so that scrolling does not render styled components again:
 * rows are plain elements styled by role. No selector uses `data-row`, because it changes whenever
 * a row reuses an element, and all cells would be restyled. For the same reason, cells must not
 * explicitly inherit a property such as the background.
 */
export const GridStyle = styled.div`
  display: contents;

  [data-grid] {
    --row-height: ${({ theme }) => theme.height.row};
    position: relative;
    flex: 1;
    min-height: 0;
    overflow: auto;
    overflow-anchor: none;
    overscroll-behavior: contain;
    container-type: inline-size;
    font: ${({ theme }) => `${theme.weight.normal} ${theme.size.log}/var(--row-height) ${theme.font.log}`};
    font-variant-numeric: tabular-nums;
    font-feature-settings:
      'zero',
      'calt' 0;
    /* Columns are sized in characters: glyphs must keep the advance width of the font. */
    text-rendering: geometricPrecision;
  }
  /* At its end, touch scrolling continues with the page. */
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    [data-grid] {
      overscroll-behavior: auto;
    }
  }
  [data-grid][data-compact] {
    --row-height: ${({ theme }) => theme.height.rowCompact};
  }
  [data-grid]:focus-visible {
    outline-offset: -${({ theme }) => theme.line.strong};
  }
  [data-sheet] {
    width: max-content;
    min-width: 100%;
  }
  [data-sheet] > [role='rowgroup'] {
    position: relative;
  }
  [data-line],
  [data-head] {
    display: grid;
    grid-template-columns: var(--columns);
  }
  [data-line],
  [data-details],
  [data-tail] {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
  }
  [data-line] {
    --ground: ${({ theme }) => theme.color.surface};
    cursor: default;
    background: var(--ground);
    line-height: calc(var(--row-height) - ${({ theme }) => theme.line.hair});
    border-bottom: ${({ theme }) => theme.line.hair} solid
      color-mix(in srgb, ${({ theme }) => theme.color.line} 55%, transparent);
  }
  [data-line]::before {
    content: '';
    position: absolute;
    z-index: 2;
    inset: 0 auto 0 0;
    width: ${({ theme }) => theme.line.edge};
  }
  ${levelEdges}
  [data-line]:hover {
    --ground: ${({ theme }) => theme.color.hover};
  }
  [data-line][aria-expanded='true'],
  [data-line][aria-selected='true'] {
    --ground: ${({ theme }) => theme.color.selected};
  }
  [data-grid]:focus-visible [data-active] {
    box-shadow: inset 0 0 0 ${({ theme }) => theme.line.strong} ${({ theme }) => theme.color.focus};
  }

  [data-line] > [role='gridcell'] {
    padding: 0 ${({ theme }) => theme.space.s};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: pre;
  }
  [data-wrap] {
    line-height: 1.5;
    padding-block: calc((var(--row-height) - ${({ theme }) => theme.line.hair} - 1.5em) / 2);
  }
  /* Four lines. */
  [data-wrap] > [role='gridcell'] {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    max-height: 6em;
    text-overflow: clip;
  }
  [data-wrap] [data-column='timestamp'],
  [data-wrap] [data-column='level'] {
    white-space: pre;
  }
  time {
    color: ${({ theme }) => theme.color.muted};
  }
  time b {
    font-weight: inherit;
    color: ${({ theme }) => theme.color.text};
  }
  [data-severity] {
    display: inline-block;
    padding: 0 ${({ theme }) => theme.space.xsm};
    border-radius: ${({ theme }) => theme.radius.small};
    font: ${({ theme }) => `${theme.weight.bold} ${theme.size.micro}/1.5 ${theme.font.text}`};
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: middle;
  }
  ${levelLabels}
  /* The background of a highlighting rule overrides that of a level. */
  [data-painted] [data-severity], [data-painted] time, [data-painted] time b {
    background: none;
    color: inherit;
  }

  [data-line] > [data-pinned] {
    position: sticky;
    z-index: 1;
    background: var(--ground);
  }

  /* Row checkboxes appear on hover, or once rows are selected. */
  [data-line] > [data-select] {
    position: sticky;
    left: 0;
    z-index: 1;
    padding: 0;
    background: var(--ground);
  }
  [data-select]::before,
  [data-box]::before {
    content: '' / '';
    display: block;
    box-sizing: border-box;
    width: 1.1em;
    height: 1.1em;
    margin: 0 auto;
    border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.control};
    border-radius: ${({ theme }) => theme.radius.small};
    color: ${({ theme }) => theme.color.onAccent};
    font: ${({ theme }) => `${theme.weight.bold} ${theme.size.micro}/1 ${theme.font.text}`};
    text-align: center;
  }
  [data-select]::before {
    margin-top: calc((var(--row-height) - 1.3em) / 2);
  }
  [data-wrap] > [data-select]::before {
    margin-top: 0.2em;
  }
  [data-grid]:not([data-selecting]) [data-line]:not(:hover, [data-active]) > [data-select]::before {
    opacity: 0;
  }
  @media (hover: none) {
    [data-grid] [data-line] > [data-select]::before {
      opacity: 1 !important;
    }
  }
  [aria-selected='true'] > [data-select]::before,
  [data-box='all']::before,
  [data-box='some']::before {
    content: '✓' / '';
    border-color: transparent;
    background: ${({ theme }) => theme.color.accent};
  }
  [data-box='some']::before {
    content: '–' / '';
  }

  /* The message below the fields, up to four lines. */
  [data-line] > [data-below] {
    grid-column: 2 / -1;
    max-height: 6em;
    padding-bottom: ${({ theme }) => theme.space.xs};
    line-height: 1.5;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    text-overflow: clip;
  }

  [data-without-boxes] [data-line] > [data-below] {
    grid-column: 1 / -1;
  }

  [data-line] > [data-summary] {
    max-height: 3em;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
  }
  [data-summary] > span {
    margin-inline-end: ${({ theme }) => theme.space.m};
  }
  [data-summary] b {
    font-weight: ${({ theme }) => theme.weight.normal};
    color: ${({ theme }) => theme.color.faint};
  }

  /* Touch and small screens: two lines, with all fields but the message in the first. */
  [data-narrow] {
    display: block;
    padding: ${({ theme }) => theme.space.xsm} ${({ theme }) => theme.space.s};
    line-height: 1.5;
  }
  [data-narrow] > [role='gridcell'] {
    display: inline-block;
    max-width: 60%;
    padding: 0;
    margin-right: 1ch;
    vertical-align: top;
  }
  [data-narrow] > [role='gridcell'][data-select] {
    position: static;
    width: 1.6em;
    margin: 0 0.4em 0 0;
  }
  [data-narrow] > [role='gridcell'][data-column='message'],
  [data-narrow] > [data-summary] {
    display: block;
    max-width: none;
    margin: 0;
  }
`;
