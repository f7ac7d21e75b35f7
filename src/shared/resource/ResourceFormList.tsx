import { useCallback } from 'react';
import type { FormValues } from '@/shared/form/values/changed-values';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import type { MenuItem } from '@/ui/menu/menu-item';
import type { Identified, Resource } from './resource';
import { ResourceSheet, type ResourceForm } from './ResourceForm';
import { editSheet, newSheet } from './sheet/sheet-address';
import { useSheet } from './sheet/use-sheet';
import { ResourceList, type ResourceListProps } from './ResourceList';

type ResourceFormListProps<
  Entity extends Identified,
  Row extends Entity,
  Details extends Entity,
  Values extends FormValues,
  Saved,
> = Omit<ResourceListProps<Entity, Row, Details>, 'onCreate' | 'rowActions'> & {
  of: Resource<Entity, Row, Details>;
  form: ResourceForm<Values, Entity, Saved>;
};

/** A list whose entities are created and, if `edit` is defined, edited in a sheet beside it, which is part of the address. */
export function ResourceFormList<
  Entity extends Identified,
  Row extends Entity,
  Details extends Entity,
  Values extends FormValues,
  Saved,
>({ form, children, ...list }: ResourceFormListProps<Entity, Row, Details, Values, Saved>) {
  const session = useSession();
  const { edit } = list.of;
  const { task, open, close } = useSheet(edit ? editSheet : newSheet);
  const rowActions = useCallback(
    (row: Row, usual: readonly MenuItem[]): MenuItem[] => [
      ...usual,
      ...(edit?.may(row, session)
        ? [
            {
              id: 'edit',
              label: t('resource.change'),
              onSelect: () => open({ kind: 'edit', id: row.id }),
            },
          ]
        : []),
    ],
    [edit, open, session],
  );
  return (
    <ResourceList {...list} onCreate={() => open({ kind: 'new' })} rowActions={rowActions}>
      {task && (
        <ResourceSheet
          key={JSON.stringify(task)}
          of={list.of}
          form={form}
          task={task}
          onClose={close}
        />
      )}
      {children}
    </ResourceList>
  );
}
