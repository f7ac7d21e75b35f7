import styled from 'styled-components';

/** The colour of a series beside its name. */
export const Swatch = styled.span`
  display: inline-block;
  box-sizing: border-box;
  width: 0.7em;
  height: 0.7em;
  margin-inline-end: ${({ theme }) => theme.space.xs};
  border-radius: ${({ theme }) => theme.line.strong};
  forced-color-adjust: none;
`;
