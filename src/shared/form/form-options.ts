import type { FormikErrors } from 'formik';
import type { FormValues } from './changed-values';

export type DraftFormOptions<Values extends FormValues, Saved> = {
  /**
   * The key of the draft: form and entity, such as `streams.edit.${id}`. Without a key no draft is
   * kept.
   */
  key?: string;
  /**
   * The saved values, or the defaults of a new entity. Read only once, so that a refetch does not
   * overwrite user input.
   */
  initialValues: Values;
  validate?: (values: Values) => FormikErrors<Values>;
  /** Resolves once saved. Field errors of a rejected ApiError are shown at their fields. */
  onSubmit: (values: Values) => Promise<Saved>;
  /** Called once saved, to navigate, close or notify. */
  onSaved?: (saved: Saved, values: Values) => void;
  /** Fields that never become part of a draft, such as passwords. */
  secrets?: readonly (keyof Values & string)[];
  /** The form's field names by the server's name, where they differ. */
  serverNames?: Readonly<Record<string, string>>;
};
