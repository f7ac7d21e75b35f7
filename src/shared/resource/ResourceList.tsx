import { useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useMemo, type ReactNode } from 'react';
import type { BulkAction } from '@/shared/entity-list/bulk/bulk-action';
import type { EntityColumn } from '@/shared/entity-list/columns/entity-column';
import { EntityList } from '@/shared/entity-list/EntityList';
import type { EntityListProps } from '@/shared/entity-list/entity-list-props';
import { ListPage } from '@/shared/entity-list/ListPage';
import { oneByOne } from '@/shared/entity-list/bulk/one-by-one';
import { useKeys } from '@/shared/keys/use-keys';
import { IfPermitted } from '@/shared/permissions/IfPermitted';
import { useSession, type Session } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import type { MenuItem } from '@/ui/menu/menu-item';
import { dependentsQuery } from './dependents-query';
import type { Identified, Removal, Resource } from './resource';
import { useResourceActions } from './use-resource-actions';

export type ResourceListProps<
  Entity extends Identified,
  Row extends Entity,
  Details extends Entity,
> = {
  of: Resource<Entity, Row, Details>;
  /** Must be a stable function: another one renders all rows again. */
  columns: (session: Session) => readonly EntityColumn<Row>[];
  /** Required if the resource has `create`. */
  onCreate?: () => void;
  /** Replaces the create button in the empty state. */
  emptyAction?: ReactNode;
  /** Shown before the create button. */
  headActions?: ReactNode;
  /** Row menu items above Delete; `usual` are links to the entity's pages, then its actions. */
  rowActions?: (row: Row, usual: readonly MenuItem[]) => MenuItem[];
  /** Bulk actions before Delete; must be stable. The list refreshes the resource after each. */
  bulkActions?: readonly BulkAction[];
  /** Links to related lists, below the head. */
  neighbours?: ReactNode;
  /** Whether to offer bulk actions at all, in addition to the permissions of each. */
  hasBulk?: boolean;
  /** Forms and dialogs. */
  children?: ReactNode;
} & Pick<EntityListProps<Row>, 'sections' | 'favoriteType' | 'failure' | 'whyNotSelectable'>;

const none: readonly BulkAction[] = [];

/** The list page of a resource, which also creates entities. */
export function ResourceList<
  Entity extends Identified,
  Row extends Entity,
  Details extends Entity,
>({
  of: resource,
  columns,
  onCreate,
  emptyAction,
  headActions,
  rowActions,
  bulkActions = none,
  hasBulk = true,
  neighbours,
  children,
  ...list
}: ResourceListProps<Entity, Row, Details>) {
  const session = useSession();
  const client = useQueryClient();
  const { texts, create, nameOf } = resource;
  const { linkItems, actionItems, deleteItems } = useResourceActions(resource);
  const title = t(texts.title);
  useKeys(
    t('lists.keys'),
    create?.key !== undefined && onCreate && session.permits(create.permission)
      ? [{ keys: create.key, label: t(create.label), run: onCreate }]
      : [],
  );
  const menuOf = useCallback(
    (row: Row) => {
      const usual = [...linkItems(row), ...actionItems(row)];
      return [...(rowActions ? rowActions(row, usual) : usual), ...deleteItems(row)];
    },
    [rowActions, linkItems, actionItems, deleteItems],
  );
  const bulk = useBulkActions(resource, bulkActions);
  const button = create && (
    <IfPermitted permissions={[create.permission]}>
      <Button variant="primary" icon={<Plus aria-hidden size="1.1em" />} onClick={onCreate}>
        {t(create.label)}
      </Button>
    </IfPermitted>
  );
  return (
    <ListPage
      title={title}
      description={t(texts.lead)}
      neighbours={neighbours}
      actions={
        <>
          {headActions}
          {button}
        </>
      }
    >
      <EntityList
        {...list}
        id={resource.name}
        label={title}
        queryKey={resource.lists}
        load={resource.list.load}
        defaults={resource.list.defaults}
        columns={useMemo(() => columns(session), [columns, session])}
        rowKey={idOf}
        rowTitle={nameOf}
        rowActions={menuOf}
        bulkActions={hasBulk ? bulk : none}
        dependents={(rows) => dependentsQuery(resource, rows, client, session)}
        empty={
          <>
            <p>{t(texts.empty)}</p>
            {emptyAction ?? button}
          </>
        }
      />
      {children}
    </ListPage>
  );
}

const idOf = ({ id }: Identified) => id;

type Deletable = { remove: Pick<Removal<never>, 'run' | 'bulk'> } & Pick<
  Resource<Identified>,
  'refresh'
>;

/** The page's own actions, then Delete. After each, what shows the resource is fetched again. */
function useBulkActions(
  resource: Deletable,
  bulkActions: readonly BulkAction[],
): readonly BulkAction[] {
  const client = useQueryClient();
  const session = useSession();
  return useMemo(
    () =>
      [...bulkActions, deletionOf(resource, session)].map((action) => ({
        ...action,
        run: (ids: readonly string[]) => action.run(ids).finally(() => resource.refresh(client)),
      })),
    [resource, bulkActions, client, session],
  );
}

const deletionOf = ({ remove: { run, bulk } }: Deletable, session: Session): BulkAction => ({
  id: 'delete',
  permissions: bulk.permissions,
  label: t('lists.delete'),
  danger: true,
  deletes: true,
  run: (ids) => bulk.run?.(ids) ?? oneByOne(ids, (id) => run(id, session, true)),
  confirm: (count) => ({ title: bulk.title(count), text: bulk.means(count) }),
  ...(bulk.failed && { failed: bulk.failed }),
});
