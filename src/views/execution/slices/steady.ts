/**
 * Updates within this interval are batched, so that a fast server does not make the page flicker.
 */
const FIRST_MS = 300;
const NEXT_MS = 150;

/** Throttles updates to the latest value, starting with a delay. `end` drops a pending one. */
export function throttle<Value>(
  show: (value: Value) => void,
  { first = FIRST_MS, next = NEXT_MS } = {},
): { take: (value: Value) => void; end: () => void } {
  let waiting: { value: Value } | undefined;
  const pass = () => {
    if (!waiting) {
      timer = undefined;
      return;
    }
    show(waiting.value);
    waiting = undefined;
    timer = setTimeout(pass, next);
  };
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(pass, first);
  return {
    take: (value) => {
      waiting = { value };
      timer ??= setTimeout(pass, 0);
    },
    end: () => clearTimeout(timer),
  };
}
