import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { FieldType } from '@/contract/fields';
import { instantText, isInstantValue } from '@/domain/format/instant-value';
import { plainDecimal } from '@/domain/format/java-number';
import { FIELD_TYPES } from '../facts/message-queries';
import { groupName } from '../text/group-name';

/** Types whose values servers name as Java prints them: `82.0`. */
const DECIMALS: ReadonlySet<string> = new Set(['double', 'float']);

/** How the value of a group is shown: like the same value in a message. */
export function useGroupText(zone: string): (field: string, value: string) => string {
  const client = useQueryClient();
  return useCallback(
    (field, value) => {
      if (isInstantValue(field, value)) return instantText(value, zone);
      const type = client
        .getQueriesData<readonly FieldType[]>({ queryKey: FIELD_TYPES })
        .flatMap(([, types]) => types ?? [])
        .find(({ name }) => name === field);
      return DECIMALS.has(type?.type.type ?? '') ? plainDecimal(value) : groupName(value);
    },
    [client, zone],
  );
}
