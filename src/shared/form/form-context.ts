import { createContext, useContext } from 'react';

/**
 * `done`: what stands in the form is saved. `failed`: the last attempt did not work, or something
 * has to be corrected first.
 */
export type FormPhase = 'idle' | 'busy' | 'done' | 'failed';

/** What fields, summary and buttons know of the form they stand in; the same for all forms. */
export type FormState = {
  valueOf: (name: string) => unknown;
  setValue: (name: string, value: unknown) => void;
  /** What is wrong with a field, once it was touched or submitted. */
  errorOf: (name: string) => string | undefined;
  phase: FormPhase;
  /** Something would be lost or has to be restored. */
  dirty: boolean;
  /** The same at the moment of asking, for who listens to the world outside. */
  isDirty: () => boolean;
  /** Unsaved values outlive the page. `restored`: the form began with them. */
  draft: {
    kept: boolean;
    restored: boolean;
    discard: () => void;
    /** Takes the last discarding back. */ undo: (() => void) | undefined;
  };
  /** The fields that were wrong at the last attempt, by name, with their labels. */
  attempt: { count: number; fields: readonly { name: string; label: string }[] };
  /** What was refused and belongs to no field in sight. */
  elsewhere: readonly string[];
  /** Why the last attempt failed, unless the fields say it. */
  failure: unknown;
  submit: (form: HTMLElement) => Promise<void>;
  /** A field was left: its problems show from now on. */
  touch: (field: HTMLElement) => void;
};

export const FormContext = createContext<FormState | undefined>(undefined);

export function useFormState(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a form.');
  return form;
}
