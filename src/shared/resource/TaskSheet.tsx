import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Sheet } from '@/ui/sheet/Sheet';
import { Spinner } from '@/ui/spinner/Spinner';
import type { Resource } from './resource';
import { MissingPermission } from './sheet/MissingPermission';
import { isNew, type SheetTask } from './sheet/sheet-address';

type TaskSheetProps<Entity extends object, Row extends Entity, Details extends Entity> = {
  of: Resource<Entity, Row, Details>;
  task: SheetTask<string>;
  /** The title until the form is shown. */
  title: string;
  /** Whether the user may do it; by default `create` and `edit` of the resource decide. */
  may?: (entity: Details | undefined) => boolean;
  onClose: () => void;
  /** The form in its sheet; `entity` is what the task is about, undefined for something new. */
  children: (entity: Details | undefined) => ReactNode;
};

/** Loads what the address names before it shows the form, and says what is in the way of it. */
export function TaskSheet<Entity extends object, Row extends Entity, Details extends Entity>({
  of: resource,
  task,
  title,
  may,
  onClose,
  children,
}: TaskSheetProps<Entity, Row, Details>) {
  const session = useSession();
  const id = isNew(task) ? undefined : task.id;
  const query = useQuery({ ...resource.one(id ?? ''), enabled: id !== undefined });
  const { data, error, refetch, isFetchedAfterMount } = query;
  const entity = isFetchedAfterMount ? data : undefined;
  const isPermitted = (known: Details | undefined) =>
    known
      ? (resource.edit?.may(known, session) ?? false)
      : resource.create === undefined || session.permits(resource.create.permission);
  const isKnown = id === undefined || entity !== undefined;
  if (isKnown && (may ?? isPermitted)(entity)) return children(entity);
  return (
    <Sheet title={title} onClose={onClose} closeLabel={t('forms.close')}>
      {isKnown && <MissingPermission />}
      {!isKnown && <FailureNotice error={error} retry={() => void refetch()} />}
      {!isKnown && !error && <Spinner label={t('resource.loadingForm')} />}
    </Sheet>
  );
}
