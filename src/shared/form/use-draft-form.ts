import { getIn, useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import equal from 'react-fast-compare';
import { journal } from '@/shared/drafts/journal';
import { useLatest } from '@/ui/latest/use-latest';
import { changedValues, withDraft, type FormValues } from './changed-values';
import type { FormState } from './form-context';
import { problemIn } from './form-elements';
import type { DraftFormOptions } from './form-options';
import { useAttempt } from './use-attempt';

export type DraftForm<Values extends FormValues> = FormState & { values: Values };

const NO_SECRETS: readonly string[] = [];

/**
 * A form whose unsaved values survive a crash, a reload and an expired session. Render it with
 * `<Form>`, `<ModalForm>` or `<SheetForm>`.
 */
export function useDraftForm<Values extends FormValues, Saved>(
  options: DraftFormOptions<Values, Saved>,
): DraftForm<Values> {
  const { key, validate, secrets = NO_SECRETS } = options;
  const [saved, setSaved] = useState(options.initialValues);
  const [start] = useState(() =>
    withDraft(saved, key === undefined ? undefined : journal.get(key)),
  );
  const [restored, setRestored] = useState(!equal(start, saved));
  const [discarded, setDiscarded] = useState<Values>();
  const formik = useFormik<Values>({
    initialValues: start,
    ...(validate && { validate }),
    onSubmit: () => undefined,
  });
  const { values, touched, errors } = formik;

  const latestValues = useLatest(values);
  /** Newer than the state between a save and the next render. */
  const latestSaved = useRef(saved);
  const changed = changedValues(values, saved, secrets);
  const dirty = !equal(values, saved);
  useJournal(key, changed);

  const { attempt, reportedError, reportControl, submit, forget } = useAttempt({
    options,
    current: () => latestValues.current,
    validate: (tried) => formik.validateForm(tried),
    onKept(kept) {
      // `onSaved` may navigate before React renders again: `isDirty` must be false by then.
      latestSaved.current = kept;
      if (key !== undefined) journal.discard(key);
      setSaved(kept);
      setRestored(false);
      setDiscarded(undefined);
    },
  });
  const valueOf = (name: string): unknown => getIn(values, name);

  return {
    values,
    valueOf,
    setValue: (name, value) => void formik.setFieldValue(name, value),
    errorOf(name) {
      const own: unknown = getIn(errors, name);
      const shows = attempt.count > 0 || getIn(touched, name) !== undefined;
      return shows && typeof own === 'string' ? own : reportedError(name, valueOf(name));
    },
    phase: attempt.phase === 'done' && dirty ? 'idle' : attempt.phase,
    dirty,
    isDirty: () => !equal(latestValues.current, latestSaved.current),
    draft: {
      kept: key !== undefined && changed !== undefined,
      restored: restored && dirty,
      discard() {
        setDiscarded(values);
        setRestored(false);
        formik.resetForm({ values: saved });
        forget();
      },
      undo: dirty || discarded === undefined ? undefined : () => void formik.setValues(discarded),
    },
    attempt,
    otherErrors: attempt.otherErrors,
    failure: attempt.failure,
    submit,
    touch(field) {
      const name = field.dataset['field'] ?? '';
      void formik.setFieldTouched(name);
      reportControl(name, problemIn(field, valueOf(name)), valueOf(name));
    },
  };
}

/** Stores unsaved values outside the page. */
function useJournal(key: string | undefined, changed: unknown): void {
  const written = useRef<{ key: string; changed: unknown }>(undefined);
  useEffect(() => {
    if (key === undefined) return;
    // `changed` is a new object on each render; equal values need not be written again.
    if (written.current?.key === key && equal(written.current.changed, changed)) return;
    written.current = { key, changed };
    if (changed === undefined) journal.discard(key);
    else journal.set(key, changed);
  }, [key, changed]);
}
