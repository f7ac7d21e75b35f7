const STEP_MS = 100;
/** Widgets that take longer are shown as they are. */
const LONGEST_MS = 30_000;
/** Charts are drawn a moment after their data arrived, one after the other. */
const QUIET_MS = 500;
const UNFINISHED = '[aria-busy="true"], [data-skeleton]';
const ITEM = '.react-grid-item';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The number of widgets in an element that are not searched or drawn yet. */
export const unfinishedIn = (panel: HTMLElement): number =>
  [...panel.querySelectorAll(ITEM)].filter((item) => item.querySelector(UNFINISHED)).length;

/** Resolves once everything in an element is loaded and has stopped changing. */
export async function pageDrawn(panel: HTMLElement, signal: AbortSignal): Promise<void> {
  const begun = performance.now();
  let changed = begun;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(panel, { childList: true, subtree: true, attributes: true });
  try {
    for (let now = begun; now - begun < LONGEST_MS; now = performance.now()) {
      if (signal.aborted) return;
      if (now - changed > QUIET_MS && !panel.querySelector(UNFINISHED)) return;
      await pause(STEP_MS);
    }
  } finally {
    observer.disconnect();
  }
}
