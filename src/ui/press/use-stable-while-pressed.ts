import { useState, useSyncExternalStore } from 'react';
import { createStore } from '@/ui/store/store';

/** The press that goes on. */
const pressed = createStore<object | undefined>(undefined, () => {
  each((type, handle) => addEventListener(type, handle, true));
  return () => {
    each((type, handle) => removeEventListener(type, handle, true));
    // The release of a press on what is gone would not be noticed.
    pressed.set(undefined);
  };
});

/**
 * Delays changes of a value while the pointer is down. A change could replace the pressed element,
 * and a click fires only if the pointer goes down and up on the same one.
 */
export function useStableWhilePressed<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const waits = useSyncExternalStore(
    pressed.subscribe,
    () => pressed.get() !== undefined && shown !== value,
  );
  if (!waits && shown !== value) setShown(value);
  return waits ? shown : value;
}

const begin = (event: Event) => {
  if (event instanceof PointerEvent && event.button === 0 && !isOnScrollbar(event)) pressed.set({});
};
/** The click event follows pointerup. On a busy page the next press comes before the timer. */
const end = () => {
  const press = pressed.get();
  if (press)
    setTimeout(() => {
      if (pressed.get() === press) pressed.set(undefined);
    });
};
/** Some releases fire no event, such as those outside the window. */
const endUnless = (event: Event) => {
  if (event instanceof PointerEvent && event.buttons === 0) end();
};

/** A press also takes the focus from the element that had it, and goes on. */
const endIfWindow = ({ target }: Event) => {
  if (target === window) end();
};

function each(listen: (type: string, handle: (event: Event) => void) => void): void {
  listen('pointerdown', begin);
  listen('pointermove', endUnless);
  for (const type of ['pointerup', 'pointercancel', 'dragend', 'keydown']) listen(type, end);
  listen('blur', endIfWindow);
}

/** Dragging a scrollbar is not a press, and its end fires no event. */
function isOnScrollbar({ target, offsetX, offsetY }: PointerEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = target;
  return (
    (scrollHeight > clientHeight && offsetX > clientWidth) ||
    (scrollWidth > clientWidth && offsetY > clientHeight)
  );
}
