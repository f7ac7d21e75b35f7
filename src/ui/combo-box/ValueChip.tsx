import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { plainButton } from '@/ui/button/plain-button';
import { Chip } from '@/ui/chip/Chip';

type ValueChipProps = ComponentPropsWithRef<'span'> & {
  label: string;
  removeLabel: string;
  onRemove: () => void;
  disabled: boolean;
};

/**
 * Arrow keys move to a chip, Delete and Backspace remove it. The remove button is not in the Tab
 * order, so that Tab leaves the box in one step.
 */
export function ValueChip({ label, removeLabel, onRemove, disabled, ...rest }: ValueChipProps) {
  return (
    <Root {...rest} role="group" aria-label={label}>
      <Words>{label}</Words>
      {!disabled && (
        <Remove
          type="button"
          tabIndex={-1}
          aria-label={removeLabel}
          title={removeLabel}
          onClick={(event) => {
            event.stopPropagation();
            onRemove();
          }}
        >
          <X aria-hidden size="1em" />
        </Remove>
      )}
    </Root>
  );
}

const Root = styled(Chip)`
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.text};
  &:focus-visible {
    outline: ${({ theme }) => theme.line.strong} solid ${({ theme }) => theme.color.focus};
  }
`;

const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Remove = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: ${({ theme }) => theme.space.l};
  height: ${({ theme }) => theme.space.l};
  margin-inline-end: -${({ theme }) => theme.space.xs};
  border-radius: 50%;
  color: ${({ theme }) => theme.color.muted};
  &:hover {
    background: ${({ theme }) => theme.color.hover};
    color: ${({ theme }) => theme.color.text};
  }
  @media (pointer: coarse) {
    width: ${({ theme }) => theme.height.control};
    height: ${({ theme }) => theme.height.control};
  }
`;
