/**
 * Results that come faster than this are shown together: a fast server must not make the page
 * flicker.
 */
const FIRST_MS = 300;
const NEXT_MS = 150;

/**
 * Passes on the latest of many values, the first of them after a moment. `end` drops what has not
 * been passed on.
 */
export function steady<Value>(
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
