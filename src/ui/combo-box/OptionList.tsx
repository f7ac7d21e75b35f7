import { FloatingPortal, size, useFloating } from '@floating-ui/react';
import type { UseComboboxPropGetters } from 'downshift';
import { useMemo, type ComponentPropsWithRef, type Ref, type UIEvent } from 'react';
import styled from 'styled-components';
import { besideAnchor, LIST_BOUNDS, portalRootOf } from '@/ui/popover/beside-anchor';
import { Spinner } from '@/ui/spinner/Spinner';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { isOff, keyOfItem, type ComboItem, type ComboTexts } from './option';
import { PlainRows, type RowProps } from './OptionRow';
import { rowsOf, type VirtualHandle } from './rows';
import { VirtualRows } from './VirtualRows';

type OptionListProps<Value extends string> = {
  anchor: HTMLElement;
  items: readonly ComboItem<Value>[];
  /** How many there are with those that are not listed yet; undefined if that was not counted. */
  total: number | undefined;
  highlighted: number;
  isSelected: (item: ComboItem<Value>) => boolean;
  list: ComponentPropsWithRef<'div'>;
  getItemProps: UseComboboxPropGetters<ComboItem<Value>>['getItemProps'];
  virtual: Ref<VirtualHandle>;
  texts: ComboTexts;
  loading?: boolean | undefined;
  failure?: string | undefined;
  onNearEnd?: (() => void) | undefined;
};

/**
 * Lists are virtualized from this many options on; the next batch loads when `NEAR_END` are left
 * below.
 */
export const VIRTUAL_FROM = 200;
const NEAR_END = 30;

// Applied before the first measurement: rows that wrap in a narrower list would be measured too
// high.
const asWideAsItsBox = size({
  apply: ({ rects, elements }) => {
    elements.floating.style.width = `${rects.reference.width}px`;
  },
});
const positionOf = (anchor: HTMLElement) => {
  const { middleware, ...below } = besideAnchor('bottom-start', anchor.closest(`[${LIST_BOUNDS}]`));
  return { ...below, middleware: [...middleware, asWideAsItsBox], open: true };
};

export function OptionList<Value extends string>({
  anchor,
  items,
  total,
  highlighted,
  isSelected,
  list,
  getItemProps,
  virtual,
  texts,
  loading,
  failure,
  onNearEnd,
}: OptionListProps<Value>) {
  const position = useMemo(() => positionOf(anchor), [anchor]);
  const {
    refs: { setFloating },
    floatingStyles,
  } = useFloating({ ...position, elements: { reference: anchor } });
  const rows = rowsOf(items);
  const propsOf = (item: ComboItem<Value>, index: number): RowProps => ({
    ...getItemProps({ item, index }),
    key: keyOfItem(item),
    'aria-selected': isSelected(item),
    'aria-disabled': isOff(item) || undefined,
    'data-highlighted': index === highlighted || undefined,
  });
  const watchEnd = ({
    currentTarget: { scrollHeight, scrollTop, clientHeight },
  }: UIEvent<HTMLElement>) => {
    if ((scrollHeight - scrollTop - clientHeight) * rows.length <= NEAR_END * scrollHeight)
      onNearEnd?.();
  };
  const RowsOf = rows.length >= VIRTUAL_FROM ? VirtualRows : PlainRows;
  const first = items.findIndex(isSelected);

  return (
    <FloatingPortal root={portalRootOf(anchor)} preserveTabOrder={false}>
      <Panel
        ref={setFloating}
        data-floating
        style={{ ...floatingStyles, width: anchor.offsetWidth }}
      >
        <List {...list} aria-busy={loading} onScroll={watchEnd} hidden={items.length === 0}>
          <RowsOf rows={rows} propsOf={propsOf} total={total} first={first} virtual={virtual} />
        </List>
        {loading === true && (
          <Aside>
            <Spinner label={texts.loading} />
          </Aside>
        )}
        {failure !== undefined && (
          <Aside $failed role="alert">
            {failure}
          </Aside>
        )}
        {items.length === 0 && loading !== true && failure === undefined && (
          <Aside>{texts.noOptions}</Aside>
        )}
        <VisuallyHidden role="status">
          {loading === true
            ? ''
            : items.length === 0
              ? texts.noOptions
              : total === undefined
                ? texts.countMore(items.length)
                : texts.count(total)}
        </VisuallyHidden>
      </Panel>
    </FloatingPortal>
  );
}

const Panel = styled.div`
  z-index: ${({ theme }) => theme.layer.popover};
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.shadow};
`;

const List = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  max-height: ${({ theme }) => theme.height.optionList};
  padding: ${({ theme }) => theme.space.xs};
  overflow: auto;
  overscroll-behavior: contain;
  &[hidden] {
    display: none;
  }
`;

const Aside = styled.div<{ $failed?: boolean }>`
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  color: ${({ theme, $failed }) => ($failed ? theme.color.danger : theme.color.muted)};
  overflow-wrap: anywhere;
`;
