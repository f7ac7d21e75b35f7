import type { KeyboardEventHandler } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { plainButton } from '@/ui/button/plain-button';

type HeadSelectProps = {
  selected: 'none' | 'some' | 'all';
  onSelectAll: () => void;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
};

/** The checkbox that selects all loaded rows or none. */
export function HeadSelect({ selected, onSelectAll, onKeyDown }: HeadSelectProps) {
  return (
    <Cell role="columnheader" aria-colindex={1} onKeyDown={onKeyDown}>
      <button
        type="button"
        role="checkbox"
        tabIndex={-1}
        aria-label={t('messages.selectAll')}
        title={t('messages.selectAll')}
        aria-checked={{ none: false, some: 'mixed' as const, all: true }[selected]}
        data-box={selected}
        onClick={onSelectAll}
      />
    </Cell>
  );
}

const Cell = styled.div`
  position: sticky;
  left: 0;
  z-index: 1;
  flex: none;
  width: ${({ theme }) => theme.height.row};
  background: inherit;
  button {
    ${plainButton} width: 100%;
    height: 100%;
  }
  button:focus-visible {
    outline-offset: -${({ theme }) => theme.line.strong};
  }
`;
