import type { ListAttribute } from '@/contract/page-list';
import { parseWallClock } from '@/domain/time-range/wall-clock';

/** Browsers leave out seconds that are zero. */
const MINUTES = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)$/;

/** What someone typed as one side of a range, as the server reads it: empty stays open, undefined is nothing it could be. */
export function readBound(text: string, type: ListAttribute['type'], zone: string): string | undefined {
  const typed = text.trim();
  if (typed === '') return '';
  if (type === 'DATE') return parseWallClock(typed.replace(MINUTES, '$1 $2:00'), zone);
  return /^-?\d+$/.test(typed) ? typed : undefined;
}
