import { useInsertionEffect, useRef, type RefObject } from 'react';

/**
 * A ref to the value of the newest committed render, for event handlers, timers and effects that
 * outlive a render. It is written before any layout effect runs and before the browser handles the
 * next event; it must not be read while rendering.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
