import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import type { SearchRequest } from '../search-request';

type GridHeadProps = {
  columns: readonly string[];
  sort: SearchRequest['sort'];
  onSort: (column: string) => void;
  /** A width in pixels while the reader drags, and `done` when it is let go. */
  onResize: (column: string, width: number, done: boolean) => void;
  onFit: (column: string) => void;
  /** Back to the rows, by the down arrow or Escape. */
  onLeave: () => void;
};

/** Reached from the first row by the up arrow, so that the table stays one Tab stop. */
export function GridHead({ columns, sort, onSort, onResize, onFit, onLeave }: GridHeadProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const cell = event.currentTarget;
    const step = { ArrowLeft: cell.previousElementSibling, ArrowRight: cell.nextElementSibling }[event.key];
    if (event.key === 'ArrowDown' || event.key === 'Escape') onLeave();
    else if (event.shiftKey && step !== undefined) onResize(cell.dataset['name'] ?? '', cell.offsetWidth + (event.key === 'ArrowLeft' ? -RESIZE_STEP : RESIZE_STEP), true);
    else if (step !== undefined) step?.querySelector('button')?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Head role="row" aria-rowindex={1} data-head>
      {columns.map((column, i) => {
        const order = sort.field === column ? sort.order : undefined;
        const Arrow = order === 'ASC' ? ArrowUp : ArrowDown;
        return (
          <HeadCell key={column} role="columnheader" aria-colindex={i + 1} aria-sort={order && (order === 'ASC' ? 'ascending' : 'descending')} data-name={column} onKeyDown={move}>
            <Name type="button" tabIndex={-1} title={t('messages.sortBy', { field: column })} onClick={() => onSort(column)}>
              <span>{column}</span>
              {order && <Arrow aria-hidden size="1.1em" />}
            </Name>
            <ResizeHandle column={column} onResize={onResize} onFit={onFit} />
          </HeadCell>
        );
      })}
    </Head>
  );
}

const RESIZE_STEP = 16;

type ResizeHandleProps = Pick<GridHeadProps, 'onResize' | 'onFit'> & { column: string };

function ResizeHandle({ column, onResize, onFit }: ResizeHandleProps) {
  const drag = useRef<{ x: number; width: number }>(undefined);
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width: event.currentTarget.parentElement?.offsetWidth ?? 0 };
  };
  const follow = (event: PointerEvent<HTMLElement>, done: boolean) => {
    if (!drag.current) return;
    const { x, width } = drag.current;
    // A press that moved nothing is half of a double click.
    if (event.clientX !== x) onResize(column, width + event.clientX - x, done);
    if (done) drag.current = undefined;
  };
  return <Handle title={t('messages.resize')} onPointerDown={begin} onPointerMove={(event) => follow(event, false)} onPointerUp={(event) => follow(event, true)} onPointerCancel={() => { drag.current = undefined; }} onDoubleClick={() => onFit(column)} />;
}

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.sticky};
  height: ${({ theme }) => theme.height.tableHead};
  background: ${({ theme }) => theme.color.surface};
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
`;

const HeadCell = styled.div`
  position: relative;
  display: flex;
  min-width: 0;
`;

const Name = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  flex: 1;
  min-width: 0;
  padding: 0 ${({ theme }) => theme.space.s};
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.muted};
  font: ${({ theme }) => `${theme.weight.semibold} ${theme.size.small} ${theme.font.text}`};
  text-align: left;
  cursor: pointer;
  > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &:hover { color: ${({ theme }) => theme.color.text}; }
  &:focus-visible { outline-offset: -${({ theme }) => theme.line.strong}; }
`;

const Handle = styled.div`
  position: absolute;
  inset: 0 0 0 auto;
  width: ${({ theme }) => theme.space.s};
  cursor: col-resize;
  touch-action: none;
  &::after { content: ''; position: absolute; inset: 25% 0 25% auto; width: ${({ theme }) => theme.line.hair}; background: ${({ theme }) => theme.color.line}; }
  *:last-child > &:not(:hover, :active)::after { display: none; }
  &:hover::after, &:active::after { inset-block: 0; width: ${({ theme }) => theme.line.strong}; background: ${({ theme }) => theme.color.accent}; }
`;
