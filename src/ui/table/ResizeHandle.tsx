import { useRef, type PointerEvent } from 'react';

type ResizeHandleProps = { title: string; onResize: (width: number) => void; onFit: () => void };

/** Resizes a column by dragging; a double click fits it to its content. */
export function ResizeHandle({ title, onResize, onFit }: ResizeHandleProps) {
  const drag = useRef<{ x: number; width: number }>(undefined);
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width: event.currentTarget.parentElement?.offsetWidth ?? 0 };
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    // A press without movement is part of a double click.
    if (drag.current && event.clientX !== drag.current.x)
      onResize(drag.current.width + event.clientX - drag.current.x);
  };
  const end = () => {
    drag.current = undefined;
  };
  return (
    <div
      aria-hidden
      data-resize
      title={title}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={onFit}
    />
  );
}
