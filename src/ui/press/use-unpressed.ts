import { useState, useSyncExternalStore } from 'react';
import { createStore } from '@/ui/store/store';

const pressed = createStore(false, () => {
  each((type, handle) => addEventListener(type, handle, true));
  return () => each((type, handle) => removeEventListener(type, handle, true));
});

/**
 * The value, but while the pointer is down the one before: what comes in that moment would take
 * away what is pressed, and a click is none whose beginning and end are not on the same thing.
 */
export function useUnpressed<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const waits = useSyncExternalStore(pressed.subscribe, () => pressed.get() && shown !== value);
  if (!waits && shown !== value) setShown(value);
  return waits ? shown : value;
}

const begin = (event: Event) => {
  if (event instanceof PointerEvent && event.button === 0 && !isOnScrollbar(event))
    pressed.set(true);
};
/** Its click is still to come. */
const end = () => {
  if (pressed.get()) setTimeout(() => pressed.set(false));
};
/** Some ends are never told, such as those outside the window. */
const endUnless = (event: Event) => {
  if (event instanceof PointerEvent && event.buttons === 0) end();
};

function each(listen: (type: string, handle: (event: Event) => void) => void): void {
  listen('pointerdown', begin);
  listen('pointermove', endUnless);
  for (const type of ['pointerup', 'pointercancel', 'dragend', 'keydown', 'blur'])
    listen(type, end);
}

/** Whoever scrolls by it presses nothing, and its end is told to nobody. */
function isOnScrollbar({ target, offsetX, offsetY }: PointerEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = target;
  return (
    (scrollHeight > clientHeight && offsetX > clientWidth) ||
    (scrollWidth > clientWidth && offsetY > clientHeight)
  );
}
