import { useRef, type PointerEvent } from 'react';

type ResizeHandleProps = {
  title: string;
  /** `done` when the pointer is released. */
  onResize: (width: number, done: boolean) => void;
  onFit: () => void;
};

/** Resizes a column by dragging; a double click fits it to its content. */
export function ResizeHandle({ title, onResize, onFit }: ResizeHandleProps) {
  const drag = useRef<{ x: number; width: number }>(undefined);
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width: event.currentTarget.parentElement?.offsetWidth ?? 0 };
  };
  const follow = (event: PointerEvent<HTMLElement>, done: boolean) => {
    if (!drag.current) return;
    const { x, width } = drag.current;
    // A press without movement is part of a double click.
    if (event.clientX !== x) onResize(width + event.clientX - x, done);
    if (done) drag.current = undefined;
  };
  return (
    <div
      aria-hidden
      data-resize
      title={title}
      onPointerDown={begin}
      onPointerMove={(event) => follow(event, false)}
      onPointerUp={(event) => follow(event, true)}
      onPointerCancel={() => {
        drag.current = undefined;
      }}
      onDoubleClick={onFit}
    />
  );
}
