import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '@/ui/button/IconButton';

/** A part of the form; `add` is the button that appends an item. */
export function Section({
  title,
  add,
  children,
}: {
  title: string;
  add?: { label: string; onAdd: () => void; disabledBecause?: string | undefined } | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Head>
        <h3 id={id}>{title}</h3>
        {add && (
          <IconButton
            label={add.label}
            icon={<Plus aria-hidden size="1.1em" />}
            disabled={add.disabledBecause !== undefined}
            title={add.disabledBecause ?? add.label}
            onClick={add.onAdd}
          />
        )}
      </Head>
      {children}
    </Root>
  );
}

/** One item of a section, with the button that removes it. */
export function SectionItem({
  name,
  takesFocus = false,
  removeLabel,
  onRemove,
  children,
}: {
  name: string;
  /** Just added: its first control takes the focus. */
  takesFocus?: boolean;
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}) {
  return (
    <Item ref={takesFocus ? focusFirst : undefined} role="group" aria-label={name}>
      <Controls>{children}</Controls>
      <IconButton label={removeLabel} icon={<X aria-hidden size="1.1em" />} onClick={onRemove} />
    </Item>
  );
}

function focusFirst(item: HTMLElement | null): void {
  item?.querySelector<HTMLElement>('input:not([type="radio"]), select')?.focus();
  item?.scrollIntoView({ block: 'nearest' });
}

/** Controls beside each other where there is room. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.5em, 1fr));
  gap: ${({ theme }) => theme.space.s};
  align-items: start;
  /* Checkboxes are level with the controls beside them, not with their labels. */
  > :has(> [type='checkbox']) {
    align-self: end;
    min-height: ${({ theme }) => theme.height.control};
    align-items: center;
  }
`;

const Root = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => `${theme.space.m} ${theme.space.l}`};
  & + & {
    border-top: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${({ theme }) => theme.height.control};
  h3 {
    margin: 0;
    font-size: ${({ theme }) => theme.size.base};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
`;

const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.xs};
  align-items: start;
`;

const Controls = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  min-width: 0;
`;
