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
import type { EntityAction, Removal, Resource } from './resource';
import { useResourceActions } from './use-resource-actions';

export type ResourceListProps<Entity extends object, Row extends Entity, Details extends Entity> = {
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
  /** Links to related lists, below the head. */
  neighbours?: ReactNode;
  /** Whether to offer bulk actions at all, in addition to the permissions of each. */
  hasBulk?: boolean;
  /** Forms and dialogs. */
  children?: ReactNode;
} & Pick<EntityListProps<Row>, 'sections' | 'favoriteType' | 'failure' | 'whyNotSelectable'>;

const none: readonly BulkAction[] = [];

/** The list page of a resource, which also creates entities. */
export function ResourceList<Entity extends object, Row extends Entity, Details extends Entity>({
  of: resource,
  columns,
  onCreate,
  emptyAction,
  headActions,
  rowActions,
  hasBulk = true,
  neighbours,
  children,
  ...list
}: ResourceListProps<Entity, Row, Details>) {
  const session = useSession();
  const client = useQueryClient();
  const { texts, create, nameOf, list: from } = resource;
  if (!('load' in from)) throw new Error(`${resource.name} has an order: use OrderedList.`);
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
  const bulk = useBulkActions(resource);
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
        load={from.load}
        defaults={from.defaults}
        columns={useMemo(() => columns(session), [columns, session])}
        rowKey={resource.keyOf}
        rowTitle={nameOf}
        rowActions={menuOf}
        bulkActions={hasBulk ? bulk : none}
        dependents={(rows) => dependentsQuery(resource, rows, client, session)}
        emptySaysSo={texts.emptySaysSo ?? false}
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

type Several = {
  actions: readonly Pick<EntityAction<never>, 'id' | 'many'>[];
  remove: Pick<Removal<never>, 'run' | 'bulk'>;
} & Pick<Resource<object>, 'refresh'>;

/** The actions on several, then Delete. After each, what shows the resource is fetched again. */
function useBulkActions(resource: Several): readonly BulkAction[] {
  const client = useQueryClient();
  const session = useSession();
  return useMemo(
    () =>
      [...actionsOf(resource, session), ...deletionOf(resource, session)].map((action) => ({
        ...action,
        run: (keys: readonly string[]) => action.run(keys).finally(() => resource.refresh(client)),
      })),
    [resource, client, session],
  );
}

const actionsOf = ({ actions }: Several, session: Session): BulkAction[] =>
  actions.flatMap(({ id, many }) =>
    many ? [{ ...many, id, label: t(many.label), run: (keys) => many.run(keys, session) }] : [],
  );

const deletionOf = ({ remove: { run, bulk } }: Several, session: Session): BulkAction[] =>
  bulk
    ? [
        {
          id: 'delete',
          permissions: bulk.permissions,
          label: t('lists.delete'),
          danger: true,
          deletes: true,
          run: (keys) => bulk.run?.(keys) ?? oneByOne(keys, (key) => run(key, session, true)),
          confirm: (count) => ({ title: bulk.title(count), text: bulk.means(count) }),
          done: bulk.done,
          ...(bulk.failed && { failed: bulk.failed }),
        },
      ]
    : [];
