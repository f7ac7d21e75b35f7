import { css } from 'styled-components';
import { plainButton } from '@/ui/button/plain-button';
import { resizeHandleStyle } from './resize-handle-style';

/** The sticky head: names that sort, handles that resize, marks where a dragged column drops. */
export const headStyle = css`
  [data-heads] {
    position: sticky;
    top: 0;
    z-index: ${({ theme }) => theme.layer.sticky};
    min-width: var(--least);
    background: ${({ theme }) => theme.color.surface};
    border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  }
  [data-head] {
    height: ${({ theme }) => theme.height.tableHead};
  }
  [role='columnheader'] {
    position: relative;
    display: flex;
    min-width: 0;
  }
  [data-name] {
    ${plainButton}
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
    flex: 1;
    min-width: 0;
    padding: 0 ${({ theme }) => theme.space.cell};
    cursor: default;
    color: ${({ theme }) => theme.color.muted};
    font: ${({ theme }) => `${theme.weight.semibold} ${theme.size.small} ${theme.font.text}`};
    text-align: start;
    touch-action: pan-y;
    user-select: none;
    > span {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    > svg {
      flex: none;
    }
    &:focus-visible {
      outline-offset: -${({ theme }) => theme.line.strong};
    }
  }
  button[data-name] {
    cursor: pointer;
  }
  button[data-name]:hover,
  [aria-sort] [data-name] {
    color: ${({ theme }) => theme.color.text};
  }
  [data-end] [data-name] {
    justify-content: flex-end;
    padding-inline-end: ${({ theme }) => theme.space.m};
  }
  ${resizeHandleStyle}
  [data-dragged] {
    opacity: 0.5;
  }
  [data-drop]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    width: ${({ theme }) => theme.line.edge};
    background: ${({ theme }) => theme.color.accent};
  }
  [data-drop='before']::before {
    inset-inline-start: 0;
  }
  [data-drop='after']::before {
    inset-inline-end: 0;
  }
  [data-folded-sort] {
    display: none;
  }
`;
