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
  // Resolves with the milliseconds from the next press to what a selector finds, with a text in it where one is given, being painted.
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
  // Counts the frames until told to stop, and those that came a frame or more late.
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
 * `late`: frames of sixty a second that were left out; `worst`: the longest time between two, in
 * milliseconds.
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
