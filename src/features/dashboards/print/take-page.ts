import { errorText } from '@/shared/failure/error-text';
import { saveFile } from '@/shared/files/save-file';
import { t } from '@/shared/texts/t';
import type { Theme } from '@/theme/theme';
import { toasts } from '@/shared/toasts/toast-store';
import { wholePage } from '@/ui/measure/whole-page';
import { elementPng } from '@/ui/picture/element-picture';
import { fileName } from '@/views/take-away/file-name';
import { RESULTS_ID } from '@/views/widget-controls/widget-focus';
import { withoutCutRows } from './cut-rows';
import { showOnPaper } from './on-paper';
import { pageDrawn } from './page-drawn';

export type Taking = 'print' | 'picture';
export type Taken = { title: string; parts: (now: number) => string[]; theme: Theme };

/** Browsers that print in the background say when they are done, but not all of them do. */
const LONGEST_PRINT_MS = 60_000;

/**
 * Prints the whole page, or saves it as one picture, once all of its widgets are searched and
 * drawn; otherwise those out of sight would be missing.
 */
export async function takePage(
  how: Taking,
  { title, parts, theme: { color, font } }: Taken,
  /** `onReady` closes what covers the page meanwhile. */
  { signal, onReady }: { signal: AbortSignal; onReady: () => void },
): Promise<void> {
  const panel = document.getElementById(RESULTS_ID);
  if (!panel) return onReady();
  let end = wholePage.end;
  let restore = () => {};
  try {
    if (how === 'print') end = showOnPaper();
    else wholePage.show(undefined);
    await pageDrawn(panel, signal);
    if (signal.aborted) return;
    restore = withoutCutRows(panel);
    if (how === 'print') {
      onReady();
      await printed();
    } else {
      const caption = [title, parts(Date.now()).join(' · ')];
      const look = { background: color.canvas, colour: color.text, font: font.text };
      saveFile(fileName(title, 'png'), await elementPng(panel, { ...look, caption }));
    }
  } catch (error) {
    toasts.error(t('download.failed', { reason: errorText(error) }));
  } finally {
    restore();
    end();
    onReady();
  }
}

/** Prints, and waits for the end: some browsers return while their dialog is still open. */
async function printed(): Promise<void> {
  // The dialog that covered the page is gone by then.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const event of ENDS) removeEventListener(event, end);
      resolve();
    };
    const timer = setTimeout(end, LONGEST_PRINT_MS);
    for (const event of ENDS) addEventListener(event, end);
    window.print();
  });
}

/** Users who do anything on the page have left the dialog of the browser. */
const ENDS = ['afterprint', 'pointerdown', 'keydown'] as const;
