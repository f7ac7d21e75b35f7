import { useRef, useState, type PointerEvent } from 'react';
import { landingIndex } from './reorder';

export type DragOrder = {
  /** The current drag: original and target index. */
  drag: { from: number; to: number } | undefined;
  /** Props of a drag handle; the item and its siblings carry `data-sortable`. */
  handleProps: (index: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: () => void;
  };
  /** Whether the press that is ending was a drag, so that the click that follows is ignored. */
  wasDragged: () => boolean;
};

/** Pixels; a press that moves less is a click. */
const THRESHOLD = 5;

/** Reorders items by dragging along one axis; `onMove` is called only if the index changes. */
export function useDragOrder({
  axis,
  onMove,
}: {
  axis: 'x' | 'y';
  onMove: (from: number, to: number) => void;
}): DragOrder {
  const [drag, setDrag] = useState<DragOrder['drag']>();
  const press = useRef<{ index: number; start: number; middles: number[]; moved: boolean }>(
    undefined,
  );
  const along = (event: PointerEvent) => (axis === 'x' ? event.clientX : event.clientY);
  const stop = () => {
    setDrag(undefined);
    const ended = press.current;
    press.current = undefined;
    return ended;
  };
  const last = useRef(false);

  return {
    drag,
    wasDragged: () => last.current,
    handleProps: (index) => ({
      onPointerDown: (event) => {
        last.current = false;
        if (event.button !== 0) return;
        press.current = {
          index,
          start: along(event),
          middles: middlesOf(event.currentTarget, axis),
          moved: false,
        };
      },
      onPointerMove: (event) => {
        const held = press.current;
        if (!held || (!held.moved && Math.abs(along(event) - held.start) < THRESHOLD)) return;
        if (!held.moved) event.currentTarget.setPointerCapture(event.pointerId);
        held.moved = true;
        setDrag({ from: held.index, to: landingIndex(held.middles, held.index, along(event)) });
      },
      onPointerUp: (event) => {
        const ended = stop();
        if (!ended?.moved) return;
        last.current = true;
        const to = landingIndex(ended.middles, ended.index, along(event));
        if (to !== ended.index) onMove(ended.index, to);
      },
      onPointerCancel: () => void stop(),
    }),
  };
}

function middlesOf(handle: HTMLElement, axis: 'x' | 'y'): number[] {
  const siblings =
    handle
      .closest('[data-sortable]')
      ?.parentElement?.querySelectorAll(':scope > [data-sortable]') ?? [];
  return [...siblings].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return axis === 'x' ? left + width / 2 : top + height / 2;
  });
}
