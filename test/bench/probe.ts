/** Runs in the page before our scripts: records the first painted row and all long tasks. */
export const PROBE = `(() => {
  const probe = { longTasks: [], firstRow: undefined };
  window.__probe = probe;
  // A page that loads many parts has more than the 250 entries that are kept by default.
  performance.setResourceTimingBufferSize(10000);
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) probe.longTasks.push(duration); }).observe({ type: 'longtask', buffered: true });
  // Rows count as painted in the task after the first frame that contains them.
  probe.afterPaint = (done) => requestAnimationFrame(() => { const channel = new MessageChannel(); channel.port1.onmessage = () => done(performance.now()); channel.port2.postMessage(0); });
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-row][aria-rowindex]')) return;
    observer.disconnect();
    probe.afterPaint((at) => { probe.firstRow = at; });
  });
  observer.observe(document, { childList: true, subtree: true });
  // Resolves with the milliseconds from the end of the search response until rows that differ from
  // the current ones are painted.
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
  // Resolves with the milliseconds from the next key press or click until an element that matches
  // the selector (and contains the text, if given) is painted.
  probe.fromPress = (selector, text = '') => new Promise((resolve) => {
    let pressed;
    const look = () => {
      if (pressed === undefined || ![...document.querySelectorAll(selector)].some((one) => text === '' || one.textContent.includes(text))) return;
      change.disconnect();
      probe.afterPaint((at) => resolve(at - pressed));
    };
    const change = new MutationObserver(look);
    const press = (event) => {
      if (pressed !== undefined || event.key === 'Shift') return;
      pressed = event.timeStamp;
      for (const kind of ['pointerdown', 'keydown']) removeEventListener(kind, press, true);
      requestAnimationFrame(look);
    };
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, press, true);
    change.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  });
  // Counts frames until it is stopped, and those that are late by a frame or more.
  probe.frames = () => {
    const seen = { frames: 0, late: 0, worst: 0 };
    let last;
    let id = requestAnimationFrame(function frame(at) {
      if (last !== undefined) {
        seen.frames += 1;
        seen.late += Math.max(0, Math.round((at - last) / (1000 / 60)) - 1);
        seen.worst = Math.max(seen.worst, at - last);
      }
      last = at;
      id = requestAnimationFrame(frame);
    });
    return () => { cancelAnimationFrame(id); return seen; };
  };
})()`;

/**
 * `late` is the number of dropped frames at 60 per second, `worst` the longest time between two
 * frames in milliseconds.
 */
export type Frames = { frames: number; late: number; worst: number };
export type Probe = {
  longTasks: number[];
  firstRow?: number;
  nextRows: () => Promise<number>;
  fromPress: (selector: string, text?: string) => Promise<number>;
  frames: () => () => Frames;
};
declare global {
  interface Window {
    __probe: Probe;
  }
}
