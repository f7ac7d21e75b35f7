import { css } from 'styled-components';

declare module 'react' {
  interface CSSProperties {
    /** Number of columns of the grid that the element contains. */
    '--grid-columns'?: number;
  }
}

/** Texts of the screen are larger than needed on paper. */
const PAPER_SCALE = 0.8;
/** What a sheet has room for: A4 across without margins, and what is above the items. */
const MAX_HEIGHT = '165mm';

const cells = css`
  contain: none;
  .react-grid-layout {
    display: grid;
    grid-template-columns: repeat(var(--grid-columns), minmax(0, 1fr));
    grid-auto-rows: ${({ theme }) => theme.height.gridRow};
    gap: ${({ theme }) => theme.space.m};
    height: auto !important;
    transition: none;
  }
  .react-grid-item {
    position: relative !important;
    width: auto !important;
    height: auto !important;
    max-height: calc(${MAX_HEIGHT} / ${PAPER_SCALE});
    transform: none !important;
    transition: none;
    break-inside: avoid;
  }
  .react-grid-placeholder {
    display: none;
  }
`;

/**
 * On paper the items are a CSS grid, which breaks between them. Before printing the page is laid
 * out like that on the screen, so that everything is drawn in the size it has on the sheet.
 */
export const paperStyle = css`
  @media print {
    ${cells}
    zoom: ${PAPER_SCALE};
    print-color-adjust: exact;
    > button,
    .react-resizable-handle,
    header button {
      display: none;
    }
  }
  html[data-taken='paper'] & {
    ${cells}
    width: calc(var(--paper-width) / ${PAPER_SCALE});
  }
  html[data-taken] & :is(.react-resizable-handle, header button, [data-not-printed]),
  html[data-taken] & > button {
    display: none;
  }
`;
