import { useRef, type PointerEvent } from 'react';
import type { AxisRange } from '../scale/axis';
import { atOf, xOf, type PlotArea } from '../scale/plot-area';
import type { Mark } from '../marks/series';

type PointerOptions = {
  area: PlotArea;
  markAt: (pointer: { x: number; y: number }) => Mark | undefined;
  onHover: (mark: Mark | undefined) => void;
  /** `place` is in pixels from the upper left corner of the chart. */
  onPick: (mark: Mark, place: { left: number; top: number }) => void;
  onSelect: ((range: AxisRange) => void) | undefined;
};

/** A press that moves less than this many pixels is a click. */
const SLACK = 4;

/**
 * Hovering, picking a mark, and dragging over a range of the axis. On touch screens a drag scrolls
 * the page and a tap picks. Escape cancels a drag. The dragged range is drawn by `paint`, without
 * rendering.
 */
export function usePointer(
  { area, markAt, onHover, onPick, onSelect }: PointerOptions,
  paint: (range: AxisRange | undefined) => void,
) {
  const hovered = useRef<Mark | undefined>(undefined);
  const pressed = useRef<{ x: number; isDrag: boolean } | undefined>(undefined);
  const hover = (mark: Mark | undefined) => {
    const { point, series } = hovered.current ?? {};
    if (mark?.point === point && mark?.series === series) return;
    hovered.current = mark;
    onHover(mark);
  };
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };
  const rangeTo = (x: number): AxisRange => {
    const [one, other] = [atOf(area, pressed.current?.x ?? x), atOf(area, x)];
    return { from: Math.min(one, other), to: Math.max(one, other) };
  };
  const end = () => {
    pressed.current = undefined;
    paint(undefined);
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      const { x } = placeOf(event);
      pressed.current = { x, isDrag: false };
      if (event.pointerType === 'touch' || !onSelect) return;
      const { currentTarget: element, pointerId } = event;
      element.setPointerCapture(pointerId);
      const cancel = (pressedKey: KeyboardEvent) => {
        if (pressedKey.key !== 'Escape' || !pressed.current) return;
        pressedKey.preventDefault();
        pressedKey.stopPropagation();
        end();
      };
      window.addEventListener('keydown', cancel, true);
      element.addEventListener(
        'lostpointercapture',
        () => window.removeEventListener('keydown', cancel, true),
        { once: true },
      );
    },
    onPointerMove(event: PointerEvent) {
      const place = placeOf(event);
      const press = pressed.current;
      if (press && Math.abs(place.x - press.x) > SLACK) press.isDrag = true;
      if (press?.isDrag && onSelect && event.pointerType !== 'touch') paint(rangeTo(place.x));
      const isBeside = place.x < area.left || place.x > area.right;
      hover(isBeside && !press ? undefined : markAt(place));
    },
    onPointerUp(event: PointerEvent) {
      const press = pressed.current;
      if (!press) return;
      const place = placeOf(event);
      const range = rangeTo(place.x);
      end();
      if (press.isDrag) {
        if (range.to > range.from && event.pointerType !== 'touch') onSelect?.(range);
        return;
      }
      if (place.x < area.left) return;
      const mark = markAt(place);
      hover(mark);
      if (mark) onPick(mark, { left: place.x, top: place.y });
    },
    onPointerCancel() {
      end();
      hover(undefined);
    },
    onPointerLeave() {
      if (!pressed.current) hover(undefined);
    },
  };
}

/** Shows a range of the axis with an element that covers it. */
export function paintRange(
  element: HTMLElement | null,
  area: PlotArea,
  range: AxisRange | undefined,
): void {
  if (!element) return;
  element.hidden = range === undefined;
  if (!range) return;
  const from = xOf(area, range.from);
  element.style.left = `${from}px`;
  element.style.width = `${Math.max(1, xOf(area, range.to) - from)}px`;
}
