import type { FormikErrors } from 'formik';
import type { FormValues } from './values/changed-values';
import type { MergeRules } from './values/merge-values';

/** A text for a field, also if its value is an object; lists may have texts for their items. */
export type Problems<Values> = {
  [Name in keyof Values]?: string | FormikErrors<Values>[Name] | undefined;
};

type CommonOptions<Values extends FormValues, Saved> = {
  /**
   * The key of the draft: form and entity, such as `streams.edit.${id}`. Without a key no draft is
   * kept.
   */
  key?: string;
  validate?: (values: Values) => Problems<Values>;
  /**
   * Called once saved, to navigate, close or notify. `isNew`: it was created, maybe again after
   * someone deleted it.
   */
  onSaved?: (saved: Saved, values: Values, isNew: boolean) => void;
  /** Fields that never become part of a draft, such as passwords. */
  secrets?: readonly (keyof Values & string)[];
  /** The form's field names by the server's name, where they differ. */
  serverNames?: Readonly<Record<string, string>>;
};

/** A form about something that does not exist on the server yet. */
export type CreatingOptions<Values extends FormValues, Saved> = CommonOptions<Values, Saved> & {
  /** The defaults of the new entity. Read only once. */
  initialValues: Values;
  edits?: never;
  /** Resolves once saved. Field errors of a rejected ApiError are shown at their fields. */
  onSubmit: (values: Values) => Promise<Saved>;
};

/** A form about something that others may change, or delete, while it is open. */
export type EditingOptions<Values extends FormValues, Saved, Source> = CommonOptions<
  Values,
  Saved
> & {
  initialValues?: never;
  edits: Edited<Values, Saved, Source>;
  /**
   * Resolves once saved. `values` contain the changes of others; apply `changes` to `current`, what
   * the server has at this moment, so that nothing else is overwritten.
   */
  onSubmit: (values: Values, now: Latest<Values, Source>) => Promise<Saved>;
};

export type Edited<Values extends FormValues, Saved, Source> = MergeRules<Values> & {
  /**
   * What the form starts with. Read only once, so that a refetch does not overwrite user input.
   */
  loaded: Source;
  /** Reads it again, past all caches; called right before saving. */
  latest: () => Promise<Source>;
  toValues: (source: Source) => Values;
  /** Creates the entity anew after someone deleted it. */
  createAgain?: (values: Values) => Promise<Saved>;
  /** How conflicts of fields that the form may not show at the time are named and written. */
  hidden?: { readonly [Name in keyof Values]?: HiddenField<Values[Name]> };
};

export type HiddenField<Value> = {
  label: string;
  textOf?(value: Value): string;
  /** The name of an item, if the value is a list of `items`. */
  nameOf?(item: Value extends readonly (infer Item)[] ? Item : never): string;
};

export type Latest<Values, Source> = {
  current: Source;
  /** The values that differ from those of `current`. */
  changes: Partial<Values>;
};

export type DraftFormOptions<Values extends FormValues, Saved, Source> =
  CreatingOptions<Values, Saved> | EditingOptions<Values, Saved, Source>;
