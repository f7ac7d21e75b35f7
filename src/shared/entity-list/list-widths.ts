import { useState } from 'react';
import type { GivenWidths } from '@/ui/table/table-column';
import { clampWidth } from '@/ui/table/tracks';
import { keepLocal, readLocalJson } from '@/shared/local-choice/local-choice';

const keyOf = (listId: string) => `console.list-widths.${listId}`;

/** The server keeps no widths: they stay in this browser. */
export function useListWidths(listId: string): [widths: GivenWidths, setWidths: (widths: GivenWidths) => void] {
  const [widths, setWidths] = useState(() => read(keyOf(listId)));
  return [widths, (next) => { setWidths(next); keepLocal(keyOf(listId), JSON.stringify(next)); }];
}

function read(key: string): GivenWidths {
  const stored = readLocalJson(key);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).flatMap(([id, width]) => (typeof width === 'number' && Number.isFinite(width) ? [[id, clampWidth(width)]] : [])));
}
