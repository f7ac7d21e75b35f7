import { css } from 'styled-components';

/** Of the heads whose columns have a `ResizeHandle`. */
export const resizeHandleStyle = css`
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
`;
