import { SheetList, type SheetListProps } from './SheetList';
import type { TypedForm } from './typed/typed-form';
import { TypedSheet } from './TypedSheet';

type TypedFormListProps<
  Entity extends object,
  Row extends Entity,
  Details extends Entity,
  Saved,
> = SheetListProps<Entity, Row, Details> & { form: TypedForm<Details, Saved> };

/** A list of entities whose types and fields the server defines, with their form in a sheet. */
export function TypedFormList<
  Entity extends object,
  Row extends Entity,
  Details extends Entity,
  Saved,
>({ form, ...list }: TypedFormListProps<Entity, Row, Details, Saved>) {
  return (
    <SheetList
      {...list}
      sheet={(task, { open, close }) => (
        <TypedSheet
          key={JSON.stringify(task)}
          of={list.of}
          form={form}
          task={task}
          onOpen={open}
          onClose={close}
        />
      )}
    />
  );
}
