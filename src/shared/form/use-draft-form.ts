import { getIn, useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import equal from 'react-fast-compare';
import { journal } from '@/shared/drafts/journal';
import { kindOf } from '@/shared/failure/describe-failure';
import { useLatest } from '@/ui/latest/use-latest';
import { changedValues, type FormValues } from './values/changed-values';
import { editDraft } from './values/draft-content';
import type { FormState } from './form-context';
import { problemIn } from './form-elements';
import type { DraftFormOptions } from './form-options';
import {
  acknowledged,
  changesTo,
  conflictsOf,
  rebased,
  settled,
  type Edit,
} from './values/merge-values';
import { rememberSaved } from './values/saved-here';
import { flatErrors } from './server-problems';
import { useAttempt, type Sent } from './use-attempt';
import { useVersions } from './use-versions';

export type DraftForm<Values extends FormValues> = FormState & { values: Values };

const NO_SECRETS: readonly string[] = [];

/**
 * A form whose unsaved values survive a crash, a reload and an expired session. A form with `edits`
 * merges them with what others saved meanwhile, and asks where both changed the same value. Render
 * it with `<Form>`, `<ModalForm>` or `<SheetForm>`.
 */
export function useDraftForm<Values extends FormValues, Saved, Source = unknown>(
  options: DraftFormOptions<Values, Saved, Source>,
): DraftForm<Values> {
  const { key, validate, edits, secrets = NO_SECRETS } = options;
  const versions = useVersions(options);
  const { base, theirs, rules } = versions;
  const [restored, setRestored] = useState(!equal(versions.start, base));
  const [discarded, setDiscarded] = useState<Edit<Values>>();
  const formik = useFormik<Values>({
    initialValues: versions.start,
    ...(validate && { validate }),
    onSubmit: () => undefined,
  });
  const { values, touched, errors } = formik;

  const latestValues = useLatest(values);
  /** What was sent without being confirmed. */
  const sent = useRef<Values>(undefined);
  const changed = edits
    ? editDraft({ base, mine: values }, secrets)
    : changedValues(values, base, secrets);
  const dirty = !equal(values, base);
  useJournal(key, changed);

  /** Values and versions change in one render, before anything else can happen. */
  const adopt = (edit: Edit<Values>, now: Values) =>
    flushSync(() => {
      versions.set({ base: edit.base, theirs: now });
      void formik.setValues(edit.mine);
    });

  async function send(tried: Values): Promise<Sent<Values, Saved>> {
    if (!options.edits)
      return { kind: 'saved', saved: await options.onSubmit(tried), values: tried, isNew: true };
    const current = await unlessDeleted(options.edits.latest());
    if (current === DELETED) return { kind: 'deleted' };
    const now = options.edits.toValues(current);
    const { base: known } = versions.latest.current;
    const start = sent.current ? acknowledged(known, sent.current, now, rules) : known;
    const merged = rebased({ base: start, mine: tried }, now, rules);
    // Fields can be edited while the request is in flight.
    const adoptMerged = () =>
      adopt(rebased({ base: start, mine: latestValues.current }, now, rules), now);
    if (conflictsOf(merged, now, rules).length > 0) {
      adoptMerged();
      return { kind: 'conflict' };
    }
    const problems = equal(merged.mine, tried) ? {} : flatErrors(validate?.(merged.mine));
    if (Object.keys(problems).length > 0) {
      adoptMerged();
      return { kind: 'invalid', values: merged.mine, problems };
    }
    const changes = changesTo(now, merged.mine, rules);
    // Not the merged values: what others added there is not what this form saved.
    sent.current = tried;
    const saved = await options.onSubmit(merged.mine, { current, changes });
    return { kind: 'saved', saved, values: merged.mine, isNew: false };
  }

  const { attempt, reportedError, reportControl, submit, submitWith, forget } = useAttempt({
    current: () => latestValues.current,
    validate: (tried) => formik.validateForm(tried),
    send,
    serverNames: options.serverNames ?? {},
    onKept(kept, tried) {
      if (key !== undefined) {
        journal.discard(key);
        if (edits) rememberSaved(key, kept, secrets);
      }
      sent.current = undefined;
      setRestored(false);
      setDiscarded(undefined);
      // `onSaved` may navigate at once: the values must be those that were saved by then.
      if (equal(kept, tried)) versions.set({ base: kept, theirs: kept });
      else {
        const typed = { base: tried, mine: latestValues.current };
        adopt({ base: kept, mine: rebased(typed, kept, rules).mine }, kept);
      }
    },
    onSaved: options.onSaved,
  });
  const createAgain = edits?.createAgain;
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
    isDirty: () => !equal(latestValues.current, versions.latest.current.base),
    draft: {
      kept: key !== undefined && changed !== undefined,
      restored: restored && dirty,
      discard() {
        setDiscarded({ base, mine: values });
        setRestored(false);
        versions.set({ base: theirs, theirs });
        formik.resetForm({ values: theirs });
        forget();
      },
      undo:
        dirty || discarded === undefined
          ? undefined
          : () => adopt(rebased(discarded, theirs, rules), theirs),
    },
    conflicts: versions.conflictsWith(values),
    decide: ({ path }, side) =>
      adopt(settled({ base, mine: values }, theirs, rules, { path, side }), theirs),
    attempt,
    otherErrors: attempt.otherErrors,
    failure: attempt.failure,
    deleted: attempt.isDeleted && {
      createAgain:
        createAgain &&
        ((form) =>
          submitWith(form, async (tried) => ({
            kind: 'saved',
            saved: await createAgain(tried),
            values: tried,
            isNew: true,
          }))),
    },
    submit,
    touch(field) {
      const name = field.dataset['field'] ?? '';
      void formik.setFieldTouched(name);
      reportControl(name, problemIn(field, valueOf(name)), valueOf(name));
    },
  };
}

const DELETED = Symbol('deleted');

const unlessDeleted = <Source>(answer: Promise<Source>): Promise<Source | typeof DELETED> =>
  answer.catch((error: unknown) => {
    if (kindOf(error).kind === 'notFound') return DELETED;
    throw error;
  });

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
