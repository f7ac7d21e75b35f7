import type { FormValues } from '@/shared/form/values/changed-values';
import { ResourceSheet, type ResourceForm } from './ResourceForm';
import { SheetList, type SheetListProps } from './SheetList';

type ResourceFormListProps<
  Entity extends object,
  Row extends Entity,
  Details extends Entity,
  Values extends FormValues,
  Saved,
> = SheetListProps<Entity, Row, Details> & { form: ResourceForm<Values, Entity, Saved> };

/** A list with the form of its entities in a sheet. */
export function ResourceFormList<
  Entity extends object,
  Row extends Entity,
  Details extends Entity,
  Values extends FormValues,
  Saved,
>({ form, ...list }: ResourceFormListProps<Entity, Row, Details, Values, Saved>) {
  return (
    <SheetList
      {...list}
      sheet={(task, { close }) => (
        <ResourceSheet
          key={JSON.stringify(task)}
          of={list.of}
          form={form}
          task={task}
          onClose={close}
        />
      )}
    />
  );
}
