import { WIDGET } from '@/views/widgets/selection/WidgetClipboard';

const STEP_MS = 120;
/** Widgets that take longer are shown as they are. */
const LONGEST_MS = 20_000;
/** For charts, which are drawn a moment after their data arrived. */
const SETTLE_MS = 400;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Calls `then` once all widgets of a page are searched and drawn. Only those in sight are, so each
 * of them is scrolled into view.
 */
export async function withWholePage(
  panel: HTMLElement,
  then: () => void | Promise<void>,
): Promise<void> {
  const scrolled = [panel, ...panel.querySelectorAll('*'), ...ancestorsOf(panel)].flatMap(
    (element) => (element.scrollTop > 0 ? [{ element, top: element.scrollTop }] : []),
  );
  try {
    await scrollThrough(panel);
    for (let waited = 0; waited < LONGEST_MS; waited += STEP_MS) {
      if (!panel.querySelector('[aria-busy="true"]')) break;
      await pause(STEP_MS);
    }
    await scrollThrough(panel);
    await pause(SETTLE_MS);
    panel.scrollTop = 0;
    await then();
  } finally {
    for (const { element, top } of scrolled) element.scrollTop = top;
  }
}

async function scrollThrough(panel: HTMLElement): Promise<void> {
  for (const widget of panel.querySelectorAll(`[${WIDGET}]`)) {
    widget.scrollIntoView({ block: 'center', behavior: 'instant' });
    await pause(STEP_MS);
  }
}

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) found.push(at);
  return found;
}
