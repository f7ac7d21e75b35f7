import { useState } from 'react';
import type { GivenWidths } from '@/ui/table/table-column';
import { clampWidth } from '@/ui/table/tracks';

const keyOf = (listId: string) => `console.list-widths.${listId}`;

/** The server keeps no widths: they stay in this browser. */
export function useListWidths(listId: string): [widths: GivenWidths, setWidths: (widths: GivenWidths) => void] {
  const [widths, setWidths] = useState(() => read(keyOf(listId)));
  return [widths, (next) => { setWidths(next); write(keyOf(listId), next); }];
}

function read(key: string): GivenWidths {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).flatMap(([id, width]) => (typeof width === 'number' && Number.isFinite(width) ? [[id, clampWidth(width)]] : [])));
  } catch {
    // Unreadable or forbidden storage: columns share the width.
    return {};
  }
}

function write(key: string, widths: GivenWidths): void {
  try {
    localStorage.setItem(key, JSON.stringify(widths));
  } catch {
    // Without storage the widths last as long as the page.
  }
}
