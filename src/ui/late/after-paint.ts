/** Resolves when what was rendered has been painted and the page is at rest. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(resolve)));
  });
}

/** Calls when the browser has nothing better to do, within a second. */
export function whenIdle(done: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(done, { timeout: 1_000 });
  else setTimeout(done);
}
