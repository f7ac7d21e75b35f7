import styled from 'styled-components';
import { plainButton } from '@/ui/button/plain-button';

/** Only visible on hover and focus, so that a dashboard is not full of offers. */
export const Gap = styled.button`
  ${plainButton}
  position: absolute;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space.xs};
  border: ${({ theme }) => `${theme.line.hair} dashed ${theme.color.lineStrong}`};
  border-radius: ${({ theme }) => theme.radius.large};
  color: ${({ theme }) => theme.color.muted};
  opacity: 0;
  &:hover,
  &:focus-visible {
    opacity: 1;
    color: ${({ theme }) => theme.color.accent};
  }
  @media (hover: none) {
    opacity: 1;
  }
  @media print {
    display: none;
  }
`;
