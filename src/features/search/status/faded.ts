import { css } from 'styled-components';

/**
 * What belongs to an earlier search steps back, but not for an answer that is there in a moment.
 */
export const fadedWhen = css<{ $dimmed: boolean }>`
  opacity: ${({ $dimmed }) => ($dimmed ? 0.55 : 1)};
  transition: opacity 0s linear ${({ $dimmed }) => ($dimmed ? 500 : 0)}ms;
`;
