import { css } from 'styled-components';

/**
 * Resets a button to look like the surrounding text; include it before a component's own styles.
 */
export const plainButton = css`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
`;

/** A button styled as a row of a list of choices. */
export const choiceButton = css`
  ${plainButton}
  width: 100%;
  min-height: ${({ theme }) => theme.height.control};
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.base};
  color: ${({ theme }) => theme.color.text};
  text-align: start;
  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
  &:focus-visible {
    outline-offset: -${({ theme }) => theme.line.strong};
  }
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
  }
`;
