import { useEffect, useId, useState, type MouseEvent } from 'react';
import styled, { useTheme } from 'styled-components';
import type { ResultMessage } from '@/contract/search';
import { t } from '@/shared/texts/t';
import type { SearchRequest } from '../search-request';
import { useColumnWidths } from './column-widths';
import { columnTracks } from './columns';
import { contentWidth } from './fit-column';
import { GridHead } from './GridHead';
import { GridRows } from './GridRows';
import { GridFrame } from './grid-style';
import { GridTail } from './GridTail';
import type { MessageDetailsProps } from './MessageDetails';
import { MessageDetails } from './MessageDetails';
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
  actions: MessageDetailsProps['actions'];
};

/** More is asked for when this few entries are left below. */
const AHEAD = 40;
/** Widths come from the first page, so that they do not change while reading on. */
const FIRST_ROWS = 150;
const TRACKS = '--columns';

/** One Tab stop; see `useGridActions` for the keys. */
export function MessageGrid({ rows: table, columns, total, sort, wrap, zone, reader, onSortChange, onCopy, actions }: MessageGridProps) {
  const { rows, reach, loading, error, loadMore } = table;
  const id = useId();
  const { space } = useTheme();
  const { widths, setWidth } = useColumnWidths();
  const [dragged, setDragged] = useState<Record<string, number>>({});
  const layout = useGridLayout(rows, reader);
  const { entries, virtualizer, frame, narrow } = layout;
  const { toggle, onKeyDown } = useGridActions(layout, reader, rows, onCopy);
  const lastSeen = virtualizer.getVirtualItems().at(-1)?.index ?? 0;
  const wanted = lastSeen >= entries.list.length - AHEAD && reach.kind === 'more' && !loading && !error;
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
  const isActive = reader.active !== undefined && entries.rowOf.has(reader.active);

  return (
    <GridFrame
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
      <Sheet style={{ [TRACKS]: columnTracks(columns, rows.slice(0, FIRST_ROWS), { ...widths, ...dragged }, space.s) }}>
        {!narrow && <GridHead columns={columns} sort={sort} onSort={(column) => onSortChange(nextSort(sort, column))} onResize={resize} onFit={fit} onLeave={() => frame.element.current?.focus()} />}
        <GridRows
          id={id}
          layout={layout}
          rows={rows}
          columns={columns}
          wrap={wrap}
          zone={zone}
          reader={reader}
          renderDetails={(message) => <MessageDetails message={message} zone={zone} actions={actions} />}
          tail={<GridTail rows={table} total={total} sort={sort} onSortChange={onSortChange} />}
        />
      </Sheet>
    </GridFrame>
  );
}

/** A press that ends a selection of text is no press on the row (A2.11). */
function isSelecting(frame: HTMLElement): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && frame.contains(selection.anchorNode);
}

const Sheet = styled.div`
  width: max-content;
  min-width: 100%;
  [role='rowgroup'] { position: relative; }
`;
