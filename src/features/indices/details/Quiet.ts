import styled from 'styled-components';

/** Muted text for secondary information. */
export const Quiet = styled.p`
  max-width: 80ch;
  margin: 0;
  text-wrap: pretty;
  color: ${({ theme }) => theme.color.muted};
`;
