/**
 * Delays of the first and of later updates in milliseconds, so that a fast server does not make the
 * page flicker.
 */
const FIRST_MS = 300;
const NEXT_MS = 150;

/** Throttles updates to the latest value, starting with a delay. `end` drops a pending one. */
export function throttle<Value>(
  apply: (value: Value) => void,
  { first = FIRST_MS, next = NEXT_MS } = {},
): { update: (value: Value) => void; end: () => void } {
  let pending: { value: Value } | undefined;
  const flush = () => {
    if (!pending) {
      timer = undefined;
      return;
    }
    apply(pending.value);
    pending = undefined;
    timer = setTimeout(flush, next);
  };
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(flush, first);
  return {
    update: (value) => {
      pending = { value };
      timer ??= setTimeout(flush, 0);
    },
    end: () => clearTimeout(timer),
  };
}
