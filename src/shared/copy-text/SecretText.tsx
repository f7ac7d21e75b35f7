import styled from 'styled-components';

/** A secret that is shown once: one click selects all of it. */
export const SecretText = ({ label, text }: { label: string; text: string }) => (
  <Secret tabIndex={0} role="group" aria-label={label}>
    {text}
  </Secret>
);

const Secret = styled.code`
  display: block;
  margin: ${({ theme }) => theme.space.s} 0;
  padding: ${({ theme }) => theme.space.s};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.surface};
  font-family: ${({ theme }) => theme.font.log};
  font-size: ${({ theme }) => theme.size.log};
  overflow-wrap: anywhere;
  user-select: all;
`;
