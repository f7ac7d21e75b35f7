/** Resolves once the rendered page has been painted and the browser is idle. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(resolve)));
  });
}

/** Calls `done` when the browser is idle, within a second at the latest. */
export function whenIdle(done: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(done, { timeout: 1_000 });
  else setTimeout(done);
}
