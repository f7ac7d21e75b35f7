import { useImperativeHandle, useRef } from 'react';
import styled from 'styled-components';
import { useVirtualRows } from '@/ui/virtual/use-virtual-rows';
import { GroupName, OptionRow, type RowsProps } from './OptionRow';

const ROW_HEIGHT = 30;
const OVERSCAN = 10;

/**
 * Draws what is in sight; heights are measured, because options differ by their second line and by
 * the pointer.
 */
export function VirtualRows<Value extends string>({
  rows,
  propsOf,
  total,
  first,
  virtual,
}: RowsProps<Value>) {
  const space = useRef<HTMLDivElement>(null);
  const rowOf = (index: number) =>
    rows.findIndex((row) => row.kind === 'item' && row.index === index);
  const virtualizer = useVirtualRows({
    count: rows.length,
    getScrollElement: () => space.current?.parentElement ?? null,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    initialOffset: () => Math.max(0, rowOf(first) - 2) * ROW_HEIGHT,
  });
  useImperativeHandle(virtual, () => ({
    show: (index) => {
      const row = rowOf(index);
      if (row >= 0) virtualizer.scrollToIndex(row);
    },
  }));
  return (
    <Space ref={space} role="presentation" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <Place
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            role="presentation"
            style={{ transform: `translateY(${start}px)` }}
          >
            {row.kind === 'group' ? (
              <GroupName label={row.label} />
            ) : (
              <OptionRow
                row={row}
                props={{
                  ...propsOf(row.item, row.index),
                  // -1 says that it is not known.
                  'aria-setsize': total ?? -1,
                  'aria-posinset': row.index + 1,
                }}
              />
            )}
          </Place>
        );
      })}
    </Space>
  );
}

const Space = styled.div`
  position: relative;
`;

const Place = styled.div`
  position: absolute;
  inset: 0 0 auto;
`;
