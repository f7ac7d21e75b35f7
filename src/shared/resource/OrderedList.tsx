import { useMutation, useQuery } from '@tanstack/react-query';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { errorText } from '@/shared/failure/error-text';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { SortableItems } from '@/shared/lists/SortableItems';
import { change } from '@/shared/mutations/change';
import { IfPermitted } from '@/shared/permissions/IfPermitted';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { DetailCard } from '@/ui/detail/DetailCard';
import { Menu } from '@/ui/menu/Menu';
import type { MenuItem } from '@/ui/menu/menu-item';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import type { Resource } from './resource';
import { editSheet, newSheet, type SheetTask } from './sheet/sheet-address';
import { useSheet, type OpenSheet } from './sheet/use-sheet';
import { useResourceActions } from './use-resource-actions';

type OrderedListProps<Entity extends object, Row extends Entity, Details extends Entity> = {
  of: Resource<Entity, Row, Details>;
  /** What a row shows below its name. */
  details?: (row: Row) => ReactNode;
  /** The form in its sheet. */
  sheet: (task: SheetTask, at: Pick<OpenSheet, 'open' | 'close'>) => ReactNode;
};

/**
 * A card with all entities in an order, such as the extractors of an input, which users change by
 * dragging or with the keyboard.
 */
export function OrderedList<Entity extends object, Row extends Entity, Details extends Entity>({
  of: resource,
  details,
  sheet,
}: OrderedListProps<Entity, Row, Details>) {
  const { texts, create, edit } = resource;
  const { task, open, close } = useSheet(edit ? editSheet : newSheet);
  const { data, error, refetch } = useQuery(resource.rows());
  return (
    <DetailCard
      title={t(texts.title)}
      actions={
        create && (
          <IfPermitted permissions={[create.permission]}>
            <Button
              variant="primary"
              icon={<Plus aria-hidden size="1.1em" />}
              onClick={() => open({ kind: 'new' })}
            >
              {t(create.label)}
            </Button>
          </IfPermitted>
        )
      }
    >
      {!data && <FailureNotice error={error} retry={() => void refetch()} />}
      {!data && !error && <SkeletonList rows={3} label={t(texts.loading ?? 'app.loadingPart')} />}
      {data?.length === 0 && <p>{t(texts.empty)}</p>}
      {data && data.length > 0 && (
        <Rows
          of={resource}
          rows={data}
          details={details}
          onEdit={(id) => open({ kind: 'edit', id })}
        />
      )}
      {task && sheet(task, { open, close })}
    </DetailCard>
  );
}

type RowsProps<Entity extends object, Row extends Entity, Details extends Entity> = {
  of: Resource<Entity, Row, Details>;
  rows: readonly Row[];
  details: ((row: Row) => ReactNode) | undefined;
  onEdit: (key: string) => void;
};

function Rows<Entity extends object, Row extends Entity, Details extends Entity>({
  of: resource,
  rows,
  details,
  onEdit,
}: RowsProps<Entity, Row, Details>) {
  const { keyOf, nameOf, edit, list } = resource;
  const session = useSession();
  const { linkItems, actionItems, deleteItems } = useResourceActions(resource);
  const order = 'order' in list ? list.order : undefined;
  const saving = useMutation({
    ...change(resource.keys, async (next: readonly Row[]) => order?.save(next.map(keyOf))),
    onError: (failure) => order && toasts.error(errorText(failure), t(order.failed)),
  });
  // The new order at once; the one before again if it is refused.
  const shown = saving.isPending ? saving.variables : rows;
  const items = shown.map((row) => ({ id: keyOf(row), title: nameOf(row), row }));
  const menuOf = (row: Row) => [
    ...linkItems(row),
    ...actionItems(row),
    ...(edit?.may(row, session)
      ? [{ id: 'edit', label: t('resource.change'), onSelect: () => onEdit(keyOf(row)) }]
      : []),
    ...deleteItems(row),
  ];
  const render = ({ row }: { row: Row }) => (
    <Line>
      <div>
        <strong>{nameOf(row)}</strong>
        {details?.(row)}
      </div>
      <RowActions title={nameOf(row)} items={menuOf(row)} />
    </Line>
  );
  if (order?.may(session) && items.length > 1)
    return (
      <SortableItems
        label={t(resource.texts.title)}
        items={items}
        onOrder={(next) => saving.mutate(next.map(({ row }) => row))}
        render={render}
      />
    );
  return (
    <Plain aria-label={t(resource.texts.title)}>
      {items.map((item) => (
        <li key={item.id}>{render(item)}</li>
      ))}
    </Plain>
  );
}

function RowActions({ title, items }: { title: string; items: readonly MenuItem[] }) {
  if (items.length === 0) return null;
  const label = t('lists.rowActions', { title });
  return (
    <Menu
      label={label}
      placement="bottom-end"
      items={items}
      trigger={<IconButton label={label} icon={<Ellipsis aria-hidden size="1.25em" />} />}
    />
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  padding-block: ${({ theme }) => theme.space.xs};
  > :first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Plain = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;
