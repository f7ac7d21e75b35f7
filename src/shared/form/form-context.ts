import { createContext, useContext } from 'react';
import type { Side } from '@/domain/merge/merge-trees';
import type { ValueConflict } from './values/merge-values';

/** `done`: the current values are saved. `failed`: the last submit failed or was invalid. */
export type FormPhase = 'idle' | 'busy' | 'done' | 'failed';

type HiddenConflict = {
  label: string;
  textOf?(value: unknown): string;
  nameOf?(item: unknown): string;
};

/** A conflict with what others saved, and what is known about its field if that is not shown. */
export type FormConflict = ValueConflict & {
  hidden?: HiddenConflict | undefined;
  isSecret: boolean;
  /** The other version was saved by this user, in another tab of this browser. */
  isOwn: boolean;
};

/** The state of a form as seen by its fields, error summary and buttons. */
export type FormState = {
  valueOf: (name: string) => unknown;
  setValue: (name: string, value: unknown) => void;
  /** The error of a field that was touched or submitted. */
  errorOf: (name: string) => string | undefined;
  phase: FormPhase;
  /** There are unsaved changes. */
  dirty: boolean;
  /** The current value of `dirty`, for event listeners that must not rely on the last render. */
  isDirty: () => boolean;
  /** Unsaved values are kept across reloads. `restored`: the form started with a draft. */
  draft: {
    kept: boolean;
    restored: boolean;
    discard: () => void;
    /** Restores the last discarded draft. */
    undo: (() => void) | undefined;
  };
  /** Values that someone else changed as well; the form cannot be saved before they are decided. */
  conflicts: readonly FormConflict[];
  decide: (conflict: FormConflict, side: Side) => void;
  /** The fields that were invalid on the last submit, with their labels. */
  attempt: { count: number; fields: readonly { name: string; label: string }[] };
  /** Errors of fields that are not shown. */
  otherErrors: readonly string[];
  /** Why the last submit failed, unless the errors belong to fields. */
  failure: unknown;
  /** Someone deleted what the form edits; it may be possible to create it again. */
  deleted: false | { createAgain: ((form: HTMLElement) => Promise<void>) | undefined };
  submit: (form: HTMLElement) => Promise<void>;
  /** Shows the errors of a field from now on, because it lost the focus. */
  touch: (field: HTMLElement) => void;
};

export const FormContext = createContext<FormState | undefined>(undefined);

export function useFormState(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a form.');
  return form;
}
