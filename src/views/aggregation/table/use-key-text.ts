import { useCallback } from 'react';
import { formatInstant } from '@/domain/format/instants/instant';
import type { Formatting } from '@/domain/search/formatting/formatting';
import { useGroupText } from '@/shared/message/values/use-group-text';
import type { KeyColumn } from './model/table-model';

/** How the values of a grouping are shown. */
export function useKeyText(
  zone: string,
  labels?: Formatting['labels'],
): (column: KeyColumn | undefined, value: string) => string {
  const groupText = useGroupText(zone, labels);
  return useCallback(
    (column, value) =>
      column?.isTime ? instantText(value, zone) : groupText(column?.field ?? '', value),
    [groupText, zone],
  );
}

/** Intervals shorter than a second differ in their milliseconds. */
const instantText = (value: string, zone: string): string =>
  formatInstant(value, { zone, format: /\.(?!000)\d{3}Z$/.test(value) ? 'complete' : 'default' });
