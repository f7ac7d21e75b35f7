import { themeStore } from '@/shared/theme/theme-store';
import { wholePage } from '@/ui/measure/whole-page';
import { paperSize } from './paper-size';

/** Shows the whole page as on paper: light, for the width of the sheet. Returns how to end it. */
export function showOnPaper(): () => void {
  const before = themeStore.current();
  themeStore.show('teint');
  wholePage.show(paperSize());
  return () => {
    wholePage.end();
    themeStore.show(before);
  };
}
