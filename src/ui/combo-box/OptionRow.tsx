import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import type { ComponentPropsWithRef, Ref } from 'react';
import styled from 'styled-components';
import { labelOfItem, type ComboItem } from './option';
import type { Row, VirtualHandle } from './rows';

export type RowProps = ComponentPropsWithRef<'div'> & {
  key: string;
  'data-highlighted': boolean | undefined;
};
export type RowsProps<Value extends string> = {
  rows: readonly Row<Value>[];
  propsOf: (item: ComboItem<Value>, index: number) => RowProps;
  /** Number of options, if it is known; with group names there are more rows. */
  total: number | undefined;
  /** Index of the first selected option, which is scrolled into view at the start; -1 for none. */
  first: number;
  virtual: Ref<VirtualHandle>;
};

export function PlainRows<Value extends string>({ rows, propsOf }: RowsProps<Value>) {
  return rows.map((row) =>
    row.kind === 'group' ? (
      <GroupName key={`group ${row.label}`} label={row.label} />
    ) : (
      <OptionRow
        key={propsOf(row.item, row.index).key}
        row={row}
        props={propsOf(row.item, row.index)}
      />
    ),
  );
}

/**
 * A listbox may contain options only, so group names are hidden from screen readers and describe
 * their options instead.
 */
export const GroupName = ({ label }: { label: string }) => (
  <Group role="presentation" aria-hidden>
    {label}
  </Group>
);

export function OptionRow<Value extends string>({
  row: { item, group },
  props: { key: _, ...props },
}: {
  row: Extract<Row<Value>, { kind: 'item' }>;
  props: RowProps;
}) {
  const info = item.kind === 'option' ? item.option.info : undefined;
  return (
    <Option {...props} aria-description={group}>
      <Mark aria-hidden>
        {item.kind === 'create' ? (
          <Plus size="1.15em" />
        ) : (
          props['aria-selected'] === true && <Check size="1.15em" />
        )}
      </Mark>
      <Words>
        {labelOfItem(item)}
        {info !== undefined && <Info>{info}</Info>}
      </Words>
    </Option>
  );
}

const Option = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space.s};
  min-height: ${({ theme }) => theme.height.control};
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.base};
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color.selected};
  }
  &[data-highlighted='true'] {
    background: ${({ theme }) => theme.color.hover};
    outline: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.focus};
    outline-offset: -${({ theme }) => theme.line.hair};
  }
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
    align-items: center;
  }
`;

const Mark = styled.span`
  display: inline-flex;
  flex: none;
  width: 1.15em;
  align-self: center;
  color: ${({ theme }) => theme.color.accent};
`;

const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Info = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Group = styled.div`
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.s}
    ${({ theme }) => theme.space.hair};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: ${({ theme }) => theme.weight.semibold};
`;
