import type { ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';

type PlotFrameProps = {
  ref: Ref<HTMLDivElement>;
  /** By default, that of its container. */
  height?: string;
  children: ReactNode;
};

/** Holds a drawing and what lies over it. */
export const PlotFrame = ({ ref, height, children }: PlotFrameProps) => (
  <Frame ref={ref} $height={height} data-drawn>
    {children}
  </Frame>
);

/**
 * A chart keeps the size of its last drawing: it must neither stop its container from shrinking nor
 * overflow it until it is redrawn.
 */
const Frame = styled.div<{ $height: string | undefined }>`
  position: relative;
  overflow: clip;
  /* Marks at the edge are drawn as a whole. */
  overflow-clip-margin: ${({ theme }) => theme.space.xs};
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
