import { Suspense, useCallback, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import styled, { useTheme } from 'styled-components';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { useMedia } from '@/ui/media/use-media';
import type { Execution } from '@/views/execution/search-request';
import { toggleColumn } from '@/views/messages/columns/columns';
import { targetRow } from '@/views/messages/grid/grid-entries';
import { useVirtualRows } from '@/ui/virtual/use-virtual-rows';
import type { Field } from './field-groups';
import type { FieldListActions } from './field-list-actions';
import { FieldRow } from './FieldRow';

type FieldRowsProps = {
  fields: readonly Field[];
  execution: Execution | undefined;
  /** Opens this field. */
  initialField: string | undefined;
} & FieldListActions;

const FieldPanel = lazyComponent(
  withTexts(['fieldPanel'], async () => (await import('./FieldPanel')).FieldPanel),
);

/** Estimated height of an open field, in rows. */
const PANEL_ROWS = 14;
const OVERSCAN = 10;

/**
 * One tab stop: the arrow keys move, Enter opens a field, Space toggles its column, Escape closes
 * it. Tab continues into the open field.
 */
export function FieldRows({
  fields,
  execution,
  initialField,
  columns,
  onColumnsChange,
  onQueryChange,
}: FieldRowsProps) {
  const id = useId();
  const { height } = useTheme();
  const rowHeight = Number.parseFloat(
    useMedia('(pointer: coarse)') ? height.touch : height.fieldRow,
  );
  const frame = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [opened, setOpened] = useState(initialField);
  const openedAt = useMemo(() => fields.findIndex(({ name }) => name === opened), [fields, opened]);
  // The panel of the open field is an entry of its own below its row.
  const rowOf = useCallback(
    (entry: number) => (openedAt !== -1 && entry > openedAt ? entry - 1 : entry),
    [openedAt],
  );
  const isPanel = useCallback(
    (entry: number) => openedAt !== -1 && entry === openedAt + 1,
    [openedAt],
  );
  // Stable, because the virtualizer re-estimates tens of thousands of rows whenever it changes.
  const estimateSize = useCallback(
    (entry: number) => (isPanel(entry) ? PANEL_ROWS : 1) * rowHeight,
    [isPanel, rowHeight],
  );
  const getItemKey = useCallback(
    (entry: number) => `${isPanel(entry) ? 'panel ' : ''}${fields[rowOf(entry)]?.name}`,
    [isPanel, rowOf, fields],
  );

  const virtualizer = useVirtualRows({
    count: fields.length + (openedAt === -1 ? 0 : 1),
    getScrollElement: () => frame.current,
    estimateSize,
    getItemKey,
    overscan: OVERSCAN,
    growDownwards: true,
  });

  const toggle = (row: number) => {
    setActive(row);
    setOpened(fields[row]?.name === opened ? undefined : fields[row]?.name);
  };
  const column = (row: number) => {
    const name = fields[row]?.name;
    if (name !== undefined) onColumnsChange?.((now) => toggleColumn(now, name));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const inPanel = event.target !== event.currentTarget;
    if (event.ctrlKey || event.metaKey || event.altKey || (inPanel && event.key !== 'Escape'))
      return;
    const page = () => Math.max(1, Math.floor((frame.current?.clientHeight ?? 0) / rowHeight) - 1);
    const moved = targetRow(event.key, active, fields.length, page);
    if (moved !== undefined) {
      setActive(moved);
      virtualizer.scrollToIndex(openedAt !== -1 && moved > openedAt ? moved + 1 : moved, {
        align: 'auto',
      });
    } else if (event.key === 'Enter') toggle(active);
    else if (event.key === ' ') column(active);
    else if (event.key === 'Escape' && opened !== undefined) {
      setOpened(undefined);
      frame.current?.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <Frame
      ref={frame}
      role="treegrid"
      tabIndex={0}
      aria-label={t('fields.title')}
      aria-description={t('fields.keys')}
      aria-rowcount={fields.length}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={onKeyDown}
    >
      <div role="rowgroup" style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index: entry, key, start }) => {
          const row = rowOf(entry);
          const field = fields[row];
          if (!field) return null;
          const style = { transform: `translateY(${start}px)` };
          if (isPanel(entry)) {
            return (
              <Place
                key={key}
                ref={virtualizer.measureElement}
                data-index={entry}
                role="row"
                aria-level={2}
                style={style}
              >
                <Suspense fallback={<div role="gridcell" />}>
                  <FieldPanel
                    field={field}
                    execution={execution}
                    {...(columns && onColumnsChange && { columns, onColumnsChange })}
                    onQueryChange={onQueryChange}
                  />
                </Suspense>
              </Place>
            );
          }
          return (
            <Place
              key={key}
              role="row"
              id={`${id}-${row}`}
              aria-level={1}
              aria-rowindex={row + 1}
              aria-expanded={field.name === opened}
              data-active={row === active || undefined}
              style={style}
            >
              <FieldRow
                field={field}
                isColumn={columns?.includes(field.name)}
                onToggle={() => toggle(row)}
                onColumn={() => column(row)}
              />
            </Place>
          );
        })}
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overflow-anchor: none;
  text-rendering: geometricPrecision;
  &:focus-visible {
    outline-offset: -${({ theme }) => theme.line.strong};
  }
  &:focus-visible [data-active] {
    box-shadow: inset 0 0 0 ${({ theme }) => theme.line.strong} ${({ theme }) => theme.color.focus};
  }
  [aria-expanded='true'] {
    background: ${({ theme }) => theme.color.hover};
  }
`;

const Place = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
`;
