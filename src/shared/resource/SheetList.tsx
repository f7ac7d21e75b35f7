import { useCallback, type ReactNode } from 'react';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import type { MenuItem } from '@/ui/menu/menu-item';
import { ResourceList, type ResourceListProps } from './ResourceList';
import { editSheet, newSheet, type SheetTask } from './sheet/sheet-address';
import { useSheet, type OpenSheet } from './sheet/use-sheet';

export type SheetListProps<
  Entity extends object,
  Row extends Entity,
  Details extends Entity,
> = Omit<ResourceListProps<Entity, Row, Details>, 'onCreate'>;

type Props<Entity extends object, Row extends Entity, Details extends Entity> = SheetListProps<
  Entity,
  Row,
  Details
> & {
  /** The form in its sheet. */
  sheet: (task: SheetTask, at: Pick<OpenSheet, 'open' | 'close'>) => ReactNode;
};

/**
 * A list whose entities are created and, if the resource has `edit`, edited in a sheet beside it,
 * which is part of the address.
 */
export function SheetList<Entity extends object, Row extends Entity, Details extends Entity>({
  sheet,
  rowActions,
  children,
  ...list
}: Props<Entity, Row, Details>) {
  const session = useSession();
  const { edit, keyOf } = list.of;
  const { task, open, close } = useSheet(edit ? editSheet : newSheet);
  const withEdit = useCallback(
    (row: Row, usual: readonly MenuItem[]): MenuItem[] => [
      ...(rowActions ? rowActions(row, usual) : usual),
      ...(edit?.may(row, session)
        ? [
            {
              id: 'edit',
              label: t('resource.change'),
              onSelect: () => open({ kind: 'edit', id: keyOf(row) }),
            },
          ]
        : []),
    ],
    [edit, keyOf, open, rowActions, session],
  );
  return (
    <ResourceList {...list} onCreate={() => open({ kind: 'new' })} rowActions={withEdit}>
      {task && sheet(task, { open, close })}
      {children}
    </ResourceList>
  );
}
