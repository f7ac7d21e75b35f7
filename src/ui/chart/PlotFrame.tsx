import styled, { css } from 'styled-components';

/**
 * Plotly keeps the size of its last drawing: it must neither stop its container from shrinking nor
 * overflow it until it is redrawn.
 */
export const PlotFrame = styled.div<{ $height?: string }>`
  position: relative;
  overflow: hidden;
  ${({ $height }) =>
    $height === undefined
      ? css`
          contain: size;
          min-height: 0;
          height: 100%;
        `
      : css`
          contain: inline-size;
          height: ${$height};
        `}
`;
