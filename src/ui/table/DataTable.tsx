import { useMemo, useState } from 'react';
import { useTheme, type DefaultTheme } from 'styled-components';
import { reordered } from '@/ui/sortable-list/reorder';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { fittedWidth } from './fit-column';
import { clampWidth, tracksOf } from './tracks';
import type { GivenWidths } from './table-column';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import type { DataTableProps } from './table-props';
import { TableFrame } from './table-style';
import { useTableRows } from './use-table-rows';

/**
 * A table of entities, with one Tab stop at the last used row. Arrows, j and k, Home, End and the
 * page keys move; Enter opens the row's link, x selects, o expands, Escape collapses or clears the
 * selection. Below 600 pixels rows fold into cards.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    widths = noWidths,
    onWidths,
    onOrder,
    stale = false,
    empty,
    texts,
  } = props;
  const theme = useTheme();
  const [moved, setMoved] = useState('');
  const table = useTableRows(props);
  const { frame, setFrame, before, after, focusRow, activeKey } = table;
  const { lead, tail } = useMemo(
    () =>
      edgesOf(theme, {
        selects: props.onSelect !== undefined,
        opens: props.renderDetails !== undefined,
        stars: props.renderStar !== undefined,
        acts: props.renderActions !== undefined,
      }),
    [theme, props.onSelect, props.renderDetails, props.renderStar, props.renderActions],
  );
  const { tracks, least } = useMemo(
    () => tracksOf(columns, widths, theme.column, lead, tail),
    [columns, widths, theme, lead, tail],
  );

  const resize =
    onWidths && ((id: string, width: number) => onWidths({ ...widths, [id]: clampWidth(width) }));
  const fit =
    onWidths &&
    ((id: string) => {
      const index = columns.findIndex((column) => column.id === id);
      if (frame.current && index >= 0)
        resize?.(id, fittedWidth(frame.current, tracks, lead.length + index, index));
    });
  const move =
    onOrder &&
    ((from: number, to: number) => {
      const next = reordered(columns, from, to);
      onOrder(next.map(({ id }) => id));
      setMoved(texts.moved(columns[from]?.title ?? '', to + 1, columns.length));
    });

  return (
    <TableFrame
      ref={setFrame}
      data-table
      data-stale={stale || undefined}
      style={{ '--columns': tracks.join(' '), '--least': `${least}px` }}
    >
      <span ref={before} tabIndex={-1} />
      <div role="grid" aria-label={label} aria-rowcount={rows.length + 1} aria-busy={stale}>
        <TableHead
          {...props}
          leading={lead.length}
          resize={resize}
          fit={fit}
          move={move}
          onLeave={() => focusRow(activeKey)}
        />
        <TableBody {...props} table={table} />
      </div>
      <span ref={after} tabIndex={-1} />
      {rows.length === 0 && empty !== undefined && <div data-empty>{empty}</div>}
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </TableFrame>
  );
}

const noWidths: GivenWidths = {};

function edgesOf(
  { column, space }: DefaultTheme,
  { selects, opens, stars, acts }: Record<'selects' | 'opens' | 'stars' | 'acts', boolean>,
) {
  const boxed = `${Number.parseFloat(column.select) + 2 * Number.parseFloat(space.cell)}px`;
  return {
    lead: [
      ...(selects ? [boxed] : []),
      ...(opens ? [column.favorite] : []),
      ...(stars ? [column.favorite] : []),
    ],
    tail: acts ? [column.actions] : [],
  };
}
