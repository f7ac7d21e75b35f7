import { useState } from 'react';
import { writeLocal, readLocalJson } from '@/shared/local-choice/local-choice';

/** Custom column widths in pixels; columns without one fit their contents. */
export type ColumnWidths = Readonly<Record<string, number>>;

const KEY = 'console.column-widths';
const MIN_WIDTH = 48;

/** Stored in this browser, so that a column keeps its width across searches. */
export function useColumnWidths() {
  const [widths, setWidths] = useState(readWidths);
  const change = (next: ColumnWidths) => {
    setWidths(next);
    writeLocal(KEY, JSON.stringify(next));
  };
  return {
    widths,
    setWidth: (column: string, width: number) =>
      change({ ...widths, [column]: Math.max(MIN_WIDTH, Math.round(width)) }),
  };
}

function readWidths(): ColumnWidths {
  const stored = readLocalJson(KEY);
  return typeof stored === 'object' && stored !== null
    ? Object.fromEntries(
        Object.entries(stored).filter(
          ([, width]) => typeof width === 'number' && width >= MIN_WIDTH,
        ),
      )
    : {};
}
