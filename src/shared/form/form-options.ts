import type { FormikErrors } from 'formik';
import type { FormValues } from './changed-values';

export type DraftFormOptions<Values extends FormValues, Saved> = {
  /**
   * Names the form and what it edits in the journal of drafts: `streams.edit.${id}`. Without it
   * nothing outlives the form.
   */
  key?: string;
  /**
   * What is saved, or a new thing starts with; looked at once, so that news from the server replace
   * nothing that is typed.
   */
  initialValues: Values;
  validate?: (values: Values) => FormikErrors<Values>;
  /** Resolves when it is saved; the field errors of an ApiError land at their fields. */
  onSubmit: (values: Values) => Promise<Saved>;
  /** It is saved: the place to go elsewhere, to close, to tell. */
  onSaved?: (saved: Saved, values: Values) => void;
  /** Fields that never reach the journal, such as passwords. */
  secrets?: readonly (keyof Values & string)[];
  /** The form's names of fields that the server calls otherwise, by the server's. */
  serverNames?: Readonly<Record<string, string>>;
};
