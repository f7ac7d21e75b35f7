import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { instantText, isInstantValue } from '@/domain/format/instants/instant-value';
import { plainDecimal } from '@/domain/format/java-number';
import { groupName } from '../text/group-name';
import { cachedFieldType } from './cached-field-type';

/** Types whose values servers name as Java prints them: `82.0`. */
const DECIMALS: ReadonlySet<string> = new Set(['double', 'float']);

/** Own names of values, by field and value. */
type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;
const NO_LABELS: Labels = {};

/** How the value of a group is shown: by its label, else like the same value in a message. */
export function useGroupText(
  zone: string,
  labels: Labels = NO_LABELS,
): (field: string, value: string) => string {
  const client = useQueryClient();
  return useCallback(
    (field, value) => {
      const label = labelOf(labels, field, value);
      if (label !== undefined) return label;
      if (isInstantValue(field, value)) return instantText(value, zone);
      return DECIMALS.has(cachedFieldType(client, field) ?? '')
        ? plainDecimal(value)
        : groupName(value);
    },
    [client, zone, labels],
  );
}

function labelOf(labels: Labels, field: string, value: string): string | undefined {
  const ofField = Object.hasOwn(labels, field) ? labels[field] : undefined;
  return ofField && Object.hasOwn(ofField, value) ? ofField[value] : undefined;
}
