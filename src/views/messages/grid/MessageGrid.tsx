import {
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useState,
  type MouseEvent,
  type Ref,
} from 'react';
import { useTheme } from 'styled-components';
import type { ResultMessage } from '@/contract/search';
import type { FieldActions } from '@/shared/message/values/value-actions';
import { t } from '@/shared/texts/t';
import type { SearchRequest } from '@/views/execution/search-request';
import { useView } from '@/views/view-state/view-state-context';
import type { SortChange } from '@/views/view-state/use-table';
import { useColumnWidths } from '../columns/column-widths';
import { columnTracks, pinnedOffsets } from '../columns/columns';
import { contentWidth } from '../columns/fit-column';
import { GridHead, type ColumnMoves } from '../columns/GridHead';
import { nextSort } from '../columns/sort-cycle';
import type { Rows } from '../paging/use-rows';
import type { RowLook } from '../rows/MessageRow';
import type { Reader } from '../rows/use-reader';
import { bringInSight } from './scroll-into-view';
import { GridRows } from './GridRows';
import { GridTail } from './GridTail';
import { LazyDetails } from './LazyDetails';
import { useGridActions } from './use-grid-keys';
import { useGridLayout } from './use-grid-layout';
import { useOpenedRow } from './use-opened-row';

/** Imperative handle for the find bar and shortcuts. */
export type GridHandle = { goTo: (row: number) => void; focus: () => void };

type MessageGridProps = {
  ref: Ref<GridHandle>;
  rows: Rows;
  columns: readonly string[];
  /** The number of pinned columns. */
  pinned: number;
  total: number;
  /** The requested sort, and that of the rows shown. */
  sort: SearchRequest['sort'];
  sortedBy: SearchRequest['sort'];
  look: Omit<RowLook, 'pins'>;
  compact: boolean;
  reader: Reader;
  /** Key of the message opened by the address. */
  opened: string | undefined;
  /** The opened message is further down: keep loading rows. */
  openedIsBelow: boolean;
  onSortChange: (change: SortChange) => void;
  onCopy: (message: ResultMessage) => void;
  onFind: () => void;
  onRaw: () => void;
  moves: ColumnMoves;
  actions: FieldActions;
};

/** Loading starts when less than a quarter of the rows, or this many, are left below. */
const PREFETCH_ROWS = 400;

/**
 * The virtualized rows as one tab stop; see `useGridActions` for the keys. Styled by the
 * `GridStyle` around it.
 */
export function MessageGrid({
  ref,
  rows: table,
  columns,
  pinned,
  total,
  sort,
  sortedBy,
  look,
  compact,
  reader,
  opened,
  openedIsBelow,
  onSortChange,
  onCopy,
  onFind,
  onRaw,
  moves,
  actions,
}: MessageGridProps) {
  const { rows, firstRows, rowOf, reach, loading, error, loadMore } = table;
  const id = useId();
  const { space, height } = useTheme();
  const { carried } = useView().page;
  const { widths, setWidth } = useColumnWidths();
  const [dragged, setDragged] = useState<Record<string, number>>({});
  const tracks = useMemo(
    () =>
      columnTracks(
        columns,
        firstRows,
        { ...widths, ...dragged },
        { padding: space.s, zone: look.zone },
      ),
    [columns, firstRows, widths, dragged, space, look.zone],
  );
  const rowLook = useMemo(
    () => ({ ...look, pins: pinnedOffsets(tracks, pinned, look.selects ? height.row : '0em') }),
    [look, tracks, pinned, height],
  );
  const layout = useGridLayout(table, reader, compact, look);
  const { entries, virtualizer, narrow } = layout;
  const { ref: frameRef, element: frame } = layout.frame;
  const { toggle, goTo, pressBox, selectAll, onKeyDown } = useGridActions(layout, reader, table, {
    onCopy,
    onFind,
    onRaw,
  });
  useImperativeHandle(ref, () => ({ goTo, focus: () => frame.current?.focus() }));
  useOpenedRow({ opened, table, layout });
  // The active row is rendered wherever it is; only visible rows trigger loading.
  const lastSeen = virtualizer.range?.endIndex ?? 0;
  const needsMore =
    (openedIsBelow || lastSeen >= entries.count - Math.min(PREFETCH_ROWS, rows.length / 4)) &&
    reach.kind === 'more' &&
    !loading &&
    !error;
  useEffect(() => {
    if (needsMore) loadMore();
  }, [needsMore, loadMore]);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const pressed = event.target instanceof Element ? event.target : undefined;
    const key = pressed?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (key === undefined) return;
    if (look.selects && (event.shiftKey || pressed?.closest('[data-select]'))) {
      getSelection()?.removeAllRanges();
      pressBox(key, event.shiftKey);
    } else if (!isSelecting(event.currentTarget)) {
      toggle(key);
    }
  };
  const resize = (column: string, width: number, done: boolean) => {
    setDragged(done ? {} : { [column]: width });
    if (done) setWidth(column, width);
  };
  const fit = (column: string) => {
    if (frame.current) setWidth(column, contentWidth(frame.current, columns.indexOf(column)));
  };
  const isActive = reader.active !== undefined && rowOf.has(reader.active);
  const selected = reader.selection.keys.size;

  return (
    <div
      data-grid
      data-first-stop
      data-compact={compact || undefined}
      data-without-boxes={!look.selects || undefined}
      data-selecting={selected > 0 || undefined}
      ref={frameRef}
      role="treegrid"
      tabIndex={0}
      aria-label={t('messages.title')}
      aria-description={t('messages.keys')}
      aria-multiselectable={look.selects || undefined}
      aria-rowcount={total + 1}
      aria-colcount={columns.length + 1}
      aria-activedescendant={isActive ? `${id}-${reader.active}` : undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onScroll={({ currentTarget }) => {
        const away = currentTarget.scrollTop > 0;
        if (away && !reader.away) bringInSight(currentTarget, !carried);
        reader.onAway(away);
      }}
      onFocus={() => reader.onFocus(true)}
      onBlur={(event) => reader.onFocus(event.currentTarget.contains(event.relatedTarget))}
    >
      <div
        data-sheet
        style={{ '--columns': (look.selects ? [height.row, ...tracks] : tracks).join(' ') }}
      >
        <GridHead
          columns={columns}
          pins={rowLook.pins}
          sort={sort}
          sortedBy={sortedBy}
          narrow={narrow}
          fixed={!look.selects}
          selected={selected === 0 ? 'none' : selected >= rows.length ? 'all' : 'some'}
          onSelectAll={selectAll}
          onSort={(column) => onSortChange((now) => nextSort(now, column))}
          onResize={resize}
          onFit={fit}
          onLeave={() => frame.current?.focus()}
          {...moves}
        />
        <GridRows
          id={id}
          layout={layout}
          rows={rows}
          columns={columns}
          look={rowLook}
          reader={reader}
          renderDetails={(message) => (
            <LazyDetails message={message} zone={look.zone} actions={actions} />
          )}
          tail={<GridTail rows={table} total={total} sort={sortedBy} onSortChange={onSortChange} />}
        />
      </div>
    </div>
  );
}

/** A click that ends a text selection must not open the row. */
function isSelecting(frame: HTMLElement): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && frame.contains(selection.anchorNode);
}
