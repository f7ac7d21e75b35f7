import styled from 'styled-components';

export const Kbd = styled.kbd`
  padding: ${({ theme }) => theme.space.hair} ${({ theme }) => theme.space.xs};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.lineStrong};
  border-bottom-width: ${({ theme }) => theme.line.strong};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.muted};
  font: ${({ theme }) => theme.size.micro} / 1 ${({ theme }) => theme.font.log};
  white-space: nowrap;
`;
