import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** Pixels of movement that turn a press into a drag. */
const THRESHOLD = 6;

export type ColumnDrag = {
  /** The dragged column, and its drop target. */
  dragged: { column: string; beside: string; side: 'before' | 'after' } | undefined;
  headProps: (column: string) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onClickCapture: (event: MouseEvent) => void;
  };
};

/** Reorders columns by dragging their headers. */
export function useColumnDrag(
  onMove: (column: string, beside: string, side: 'before' | 'after') => void,
): ColumnDrag {
  /**
   * The header that was pressed: at the first move, a fast pointer may already be over another one.
   */
  const start = useRef<{ x: number; column: string; head: HTMLElement }>(undefined);
  const wasDragged = useRef(false);
  const [dragged, setDragged] = useState<ColumnDrag['dragged']>();
  const end = () => {
    start.current = undefined;
    setDragged(undefined);
  };
  return {
    dragged,
    headProps: (column) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        wasDragged.current = false;
        start.current = { x: event.clientX, column, head: event.currentTarget };
      },
      onPointerMove: (event) => {
        // The pointer was released outside all headers.
        if (event.buttons === 0) start.current = undefined;
        const pressed = start.current;
        if (!pressed || (!wasDragged.current && Math.abs(event.clientX - pressed.x) < THRESHOLD))
          return;
        if (!wasDragged.current) pressed.head.setPointerCapture(event.pointerId);
        wasDragged.current = true;
        setDragged(dropTarget(event, pressed.column));
      },
      onPointerUp: () => {
        if (dragged && dragged.beside !== dragged.column)
          onMove(dragged.column, dragged.beside, dragged.side);
        end();
      },
      onPointerCancel: end,
      // The click that ends a drag must not sort.
      onClickCapture: (event) => {
        if (!wasDragged.current) return;
        wasDragged.current = false;
        event.stopPropagation();
      },
    }),
  };
}

function dropTarget(event: PointerEvent<HTMLElement>, column: string): ColumnDrag['dragged'] {
  const cells = [
    ...(event.currentTarget.closest('[data-head]')?.querySelectorAll<HTMLElement>('[data-name]') ??
      []),
  ];
  const over =
    cells.find((cell) => event.clientX < cell.getBoundingClientRect().right) ?? cells.at(-1);
  const beside = over?.dataset['name'];
  if (!over || beside === undefined) return undefined;
  const { left, width } = over.getBoundingClientRect();
  return { column, beside, side: event.clientX < left + width / 2 ? 'before' : 'after' };
}
