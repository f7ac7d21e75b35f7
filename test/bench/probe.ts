/** Runs in the page before anything of ours: notes the first painted row and every long task. */
export const PROBE = `(() => {
  const probe = { longTasks: [], firstRow: undefined };
  window.__probe = probe;
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) probe.longTasks.push(duration); }).observe({ type: 'longtask', buffered: true });
  // Painted: the first frame after the rows are in the document, and the task behind it.
  probe.afterPaint = (done) => requestAnimationFrame(() => { const channel = new MessageChannel(); channel.port1.onmessage = () => done(performance.now()); channel.port2.postMessage(0); });
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-row][aria-rowindex]')) return;
    observer.disconnect();
    probe.afterPaint((at) => { probe.firstRow = at; });
  });
  observer.observe(document, { childList: true, subtree: true });
  // Resolves with the milliseconds from the end of the search's answer to the painted rows that differ from those of now.
  probe.nextRows = () => new Promise((resolve) => {
    const first = () => document.querySelector('[data-row][aria-rowindex]')?.getAttribute('data-row');
    const before = first();
    const change = new MutationObserver(() => {
      if (first() === undefined || first() === before) return;
      change.disconnect();
      probe.afterPaint((at) => {
        const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/views/search/sync'));
        resolve(at - answers[answers.length - 1].responseEnd);
      });
    });
    change.observe(document, { childList: true, subtree: true, attributes: true });
  });
})()`;

export type Probe = { longTasks: number[]; firstRow?: number; nextRows: () => Promise<number> };
declare global {
  interface Window {
    __probe: Probe;
  }
}
