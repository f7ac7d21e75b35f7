import { useEffect, useId, useMemo, useState, type MouseEvent } from 'react';
import { useTheme } from 'styled-components';
import type { ResultMessage } from '@/contract/search';
import type { FieldActions } from '@/shared/message/value-actions';
import { t } from '@/shared/texts/t';
import type { SearchRequest } from '../search-request';
import { useColumnWidths } from './column-widths';
import { columnTracks } from './columns';
import { contentWidth } from './fit-column';
import { GridHead } from './GridHead';
import { GridRows } from './GridRows';
import { GridTail } from './GridTail';
import { LateDetails } from './LateDetails';
import { nextSort } from './sort-cycle';
import { useGridActions } from './use-grid-keys';
import { useGridLayout } from './use-grid-layout';
import type { Reader } from './use-reader';
import type { Rows } from './use-rows';

type MessageGridProps = {
  rows: Rows;
  columns: readonly string[];
  total: number;
  sort: SearchRequest['sort'];
  wrap: boolean;
  zone: string;
  reader: Reader;
  onSortChange: (sort: SearchRequest['sort']) => void;
  onCopy: (message: ResultMessage) => void;
  actions: FieldActions;
};

/** More is asked for when this few entries are left below. */
const AHEAD = 40;

/** One Tab stop; see `useGridActions` for the keys. Its looks are those of the `GridStyle` around it. */
export function MessageGrid({ rows: table, columns, total, sort, wrap, zone, reader, onSortChange, onCopy, actions }: MessageGridProps) {
  const { rows, firstRows, rowOf, reach, loading, error, loadMore } = table;
  const id = useId();
  const { space } = useTheme();
  const { widths, setWidth } = useColumnWidths();
  const [dragged, setDragged] = useState<Record<string, number>>({});
  const tracks = useMemo(() => columnTracks(columns, firstRows, { ...widths, ...dragged }, space.s), [columns, firstRows, widths, dragged, space]);
  const layout = useGridLayout(table, reader);
  const { entries, virtualizer, frame, narrow } = layout;
  const { toggle, onKeyDown } = useGridActions(layout, reader, table, onCopy);
  // The row of the keyboard is drawn wherever it is; only what is in sight asks for more.
  const lastSeen = virtualizer.range?.endIndex ?? 0;
  const wanted = lastSeen >= entries.count - AHEAD && reach.kind === 'more' && !loading && !error;
  useEffect(() => { if (wanted) loadMore(); }, [wanted, loadMore]);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const key = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined;
    if (key !== undefined && !isSelecting(event.currentTarget)) toggle(key);
  };
  const resize = (column: string, width: number, done: boolean) => {
    setDragged(done ? {} : { [column]: width });
    if (done) setWidth(column, width);
  };
  const fit = (column: string) => { if (frame.element.current) setWidth(column, contentWidth(frame.element.current, columns.indexOf(column))); };
  const isActive = reader.active !== undefined && rowOf.has(reader.active);

  return (
    <div
      data-grid
      data-first-stop
      ref={frame.ref}
      role="treegrid"
      tabIndex={0}
      aria-label={t('messages.title')}
      aria-description={t('messages.keys')}
      aria-rowcount={total + 1}
      aria-colcount={columns.length}
      aria-activedescendant={isActive ? `${id}-${reader.active}` : undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onScroll={(event) => reader.onAway(event.currentTarget.scrollTop > 0)}
      onFocus={() => reader.onFocus(true)}
      onBlur={(event) => reader.onFocus(event.currentTarget.contains(event.relatedTarget))}
    >
      <div data-sheet style={{ '--columns': tracks }}>
        {!narrow && <GridHead columns={columns} sort={sort} onSort={(column) => onSortChange(nextSort(sort, column))} onResize={resize} onFit={fit} onLeave={() => frame.element.current?.focus()} />}
        <GridRows
          id={id}
          layout={layout}
          rows={rows}
          columns={columns}
          wrap={wrap}
          zone={zone}
          reader={reader}
          renderDetails={(message) => <LateDetails message={message} zone={zone} actions={actions} />}
          tail={<GridTail rows={table} total={total} sort={sort} onSortChange={onSortChange} />}
        />
      </div>
    </div>
  );
}

/** A press that ends a selection of text is no press on the row (A2.11). */
function isSelecting(frame: HTMLElement): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && frame.contains(selection.anchorNode);
}
