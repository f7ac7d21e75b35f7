import { useCallback, useState } from 'react';
import type { FormValues } from '@/shared/form/changed-values';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import type { MenuItem } from '@/ui/menu/menu-item';
import type { Identified, Resource } from './resource';
import { ResourceSheet, type ResourceForm } from './ResourceForm';
import { ResourceList, type ResourceListProps } from './ResourceList';

type ResourceFormListProps<
  Thing extends Identified,
  Row extends Thing,
  One extends Thing,
  Values extends FormValues,
  Saved,
> = Omit<ResourceListProps<Thing, Row, One>, 'onCreate' | 'rowActions'> & {
  of: Resource<Thing, Row, One>;
  form: ResourceForm<Values, Thing, Saved>;
};

/** A list whose entities are created and, if `edit` is defined, edited in a sheet beside it. */
export function ResourceFormList<
  Thing extends Identified,
  Row extends Thing,
  One extends Thing,
  Values extends FormValues,
  Saved,
>({ form, children, ...list }: ResourceFormListProps<Thing, Row, One, Values, Saved>) {
  const session = useSession();
  const [sheet, setSheet] = useState<{ thing?: Thing }>();
  const { edit } = list.of;
  const rowActions = useCallback(
    (row: Row, usual: readonly MenuItem[]): MenuItem[] => [
      ...usual,
      ...(edit?.may(row, session)
        ? [{ id: 'edit', label: t('resource.change'), onSelect: () => setSheet({ thing: row }) }]
        : []),
    ],
    [edit, session],
  );
  return (
    <ResourceList {...list} onCreate={() => setSheet({})} rowActions={rowActions}>
      {sheet && (
        <ResourceSheet
          key={sheet.thing?.id}
          of={list.of}
          form={form}
          thing={sheet.thing}
          onClose={() => setSheet(undefined)}
        />
      )}
      {children}
    </ResourceList>
  );
}
