import { css } from 'styled-components';

/** Styles shared by all text boxes and selects. */
export const controlShape = css`
  width: 100%;
  min-width: 0;
  height: ${({ theme }) => theme.height.control};
  padding: 0 ${({ theme }) => theme.space.s};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.control};
  border-radius: ${({ theme }) => theme.radius.base};
  background-color: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  font: inherit;
  &:is(select) {
    padding-inline-end: calc(1em + 2 * ${({ theme }) => theme.space.s});
    text-overflow: ellipsis;
  }
  &:focus-visible {
    border-color: ${({ theme }) => theme.color.accent};
    outline-offset: -${({ theme }) => theme.line.hair};
  }
  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.danger};
  }
  &:disabled {
    opacity: 0.6;
  }
  &::placeholder {
    color: ${({ theme }) => theme.color.faint};
    opacity: 1;
  }
  @media (pointer: coarse) {
    height: ${({ theme }) => theme.height.touch};
    font-size: ${({ theme }) => theme.size.touch};
  }
`;
