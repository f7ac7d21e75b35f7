import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { wholePage } from '@/ui/measure/whole-page';
import { RESULTS_ID } from '@/views/widget-controls/widget-focus';
import { showOnPaper } from './on-paper';
import { unfinishedIn } from './page-drawn';

type Printed = {
  /** The time of the last print. */
  at: number;
  /** Widgets that were not searched or drawn by then. */
  missing: number;
};

/**
 * What is printed by the browser's own command: browsers print the page as it is right after
 * `beforeprint`, so all widgets whose data are there are drawn at once, and the others are counted.
 */
export function useBrowserPrint(): Printed {
  const [printed, setPrinted] = useState<Printed>(() => ({ at: Date.now(), missing: 0 }));
  useEffect(() => {
    let end = () => {};
    const onBefore = () => {
      if (!wholePage.isShown()) {
        flushSync(() => {
          end = showOnPaper();
        });
      }
      const panel = document.getElementById(RESULTS_ID);
      const missing = panel ? unfinishedIn(panel) : 0;
      flushSync(() => setPrinted({ at: Date.now(), missing }));
    };
    const onAfter = () => {
      end();
      end = () => {};
    };
    addEventListener('beforeprint', onBefore);
    addEventListener('afterprint', onAfter);
    return () => {
      removeEventListener('beforeprint', onBefore);
      removeEventListener('afterprint', onAfter);
      onAfter();
    };
  }, []);
  return printed;
}
