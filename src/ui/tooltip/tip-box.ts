import { css } from 'styled-components';

/** What tooltips look like, of controls and of charts. */
export const tipBox = css`
  z-index: ${({ theme }) => theme.layer.popover};
  width: max-content;
  border: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.shadow};
  font-size: ${({ theme }) => theme.size.small};
`;
