import { errorText } from '@/shared/failure/error-text';
import { saveFile } from '@/shared/files/save-file';
import { t } from '@/shared/texts/t';
import type { Theme } from '@/theme/theme';
import { toasts } from '@/shared/toasts/toast-store';
import { fileName } from '@/views/take-away/file-name';
import { RESULTS_ID } from '@/views/widgets/controls/widget-focus';

type Taken = { title: string; parts: (now: number) => string[]; theme: Theme };

/** Prints the whole page, or saves it as one picture. */
export async function takePage(
  how: 'print' | 'picture',
  { title, parts, theme: { color, font } }: Taken,
): Promise<void> {
  const panel = document.getElementById(RESULTS_ID);
  if (!panel) return;
  try {
    const { withWholePage } = await import('./whole-page');
    await withWholePage(panel, async () => {
      if (how === 'print') return window.print();
      const { paintElement } = await import('@/ui/picture/paint-element');
      const caption = [title, parts(Date.now()).join(' · ')];
      const look = { background: color.canvas, colour: color.text, font: font.text };
      saveFile(fileName(title, 'png'), await paintElement(panel, { ...look, caption }));
    });
  } catch (error) {
    toasts.error(t('download.failed', { reason: errorText(error) }));
  }
}
