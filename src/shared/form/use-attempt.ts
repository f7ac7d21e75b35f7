import { getIn } from 'formik';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import equal from 'react-fast-compare';
import { isNoAnswer } from '@/api/errors';
import { unreachable } from '@/domain/unreachable';
import type { FormValues } from './values/changed-values';
import type { FormPhase } from './form-context';
import { focusField, shownFields } from './form-elements';
import { flatErrors, serverProblems } from './server-problems';

/**
 * An error reported by the browser or the server rather than by `validate`. It applies until the
 * value changes. One reported by the control applies until the control withdraws it, because a box
 * with invalid input has no value that could change.
 */
type ReportedError = { text: string; value: unknown; byControl?: boolean };
type Attempt = {
  count: number;
  phase: FormPhase;
  fields: readonly { name: string; label: string }[];
  otherErrors: readonly string[];
  failure: unknown;
  isDeleted: boolean;
};
type Findings = {
  problems: Readonly<Record<string, string>>;
  byControls?: ReadonlySet<string>;
  failure?: unknown;
  isDeleted?: boolean;
};

/** `values` are those that were sent, with the changes of others. */
export type Sent<Values, Saved> =
  | { kind: 'saved'; saved: Saved; values: Values; isNew: boolean }
  | { kind: 'conflict' | 'deleted' }
  | { kind: 'invalid'; values: Values; problems: Readonly<Record<string, string>> };
/** Saves valid values. */
export type Send<Values, Saved> = (values: Values) => Promise<Sent<Values, Saved>>;

type AttemptInput<Values extends FormValues, Saved> = {
  current: () => Values;
  validate: (values: Values) => Promise<object>;
  send: Send<Values, Saved>;
  serverNames: Readonly<Record<string, string>>;
  onKept: (sent: Values, tried: Values) => void;
  onSaved: ((saved: Saved, values: Values, isNew: boolean) => void) | undefined;
};

const NONE: Attempt = {
  count: 0,
  phase: 'idle',
  fields: [],
  otherErrors: [],
  failure: undefined,
  isDeleted: false,
};

/** Submits a form, one request at a time, and keeps the outcome. */
export function useAttempt<Values extends FormValues, Saved>({
  current,
  validate,
  send,
  serverNames,
  onKept,
  onSaved,
}: AttemptInput<Values, Saved>) {
  const [attempt, setAttempt] = useState(NONE);
  const [reported, setReported] = useState<Readonly<Record<string, ReportedError>>>({});
  const running = useRef(false);

  function fail(
    form: HTMLElement,
    values: Values,
    { problems, byControls, failure, isDeleted = false }: Findings,
  ) {
    const shown = shownFields(form, () => undefined).filter(
      ({ name }) => problems[name] !== undefined,
    );
    const otherErrors = Object.entries(problems)
      .filter(([name]) => !shown.some((field) => field.name === name))
      .map(([, text]) => text);
    // Synchronous, so that the invalid field can be focused right after.
    flushSync(() => {
      setReported(
        Object.fromEntries(
          Object.entries(problems).map(([name, text]) => [
            name,
            { text, value: getIn(values, name), byControl: byControls?.has(name) ?? false },
          ]),
        ),
      );
      setAttempt(({ count }) => ({
        count: count + 1,
        phase: 'failed',
        fields: shown,
        otherErrors,
        failure,
        isDeleted,
      }));
    });
    const [first, ...others] = shown;
    const conflicts = form.querySelectorAll<HTMLElement>('[data-conflict]');
    if (first && others.length + otherErrors.length === 0) focusField(form, first.name);
    else if (shown.length === 0 && failure === undefined && !isDeleted && conflicts.length === 1)
      conflicts[0]?.focus();
    // An outage is told beside the button; nothing at the top would explain the jump.
    else if (!isNoAnswer(failure)) form.querySelector<HTMLElement>('[data-form-problems]')?.focus();
  }

  async function run(form: HTMLElement, sending: Send<Values, Saved>): Promise<void> {
    const values = current();
    const found = shownFields(form, (name) => getIn(values, name)).flatMap(({ name, problem }) =>
      problem === undefined ? [] : [[name, problem] as const],
    );
    const problems = { ...Object.fromEntries(found), ...flatErrors(await validate(values)) };
    if (Object.keys(problems).length > 0)
      return fail(form, values, { problems, byControls: new Set(found.map(([name]) => name)) });
    setReported({});
    setAttempt((before) => ({
      ...before,
      phase: 'busy',
      failure: undefined,
      isDeleted: false,
      fields: [],
      otherErrors: [],
    }));
    let sent: Sent<Values, Saved>;
    try {
      sent = await sending(values);
    } catch (failure) {
      const refused = serverProblems(failure, serverNames);
      return fail(
        form,
        values,
        Object.keys(refused).length > 0 ? { problems: refused } : { problems: {}, failure },
      );
    }
    switch (sent.kind) {
      case 'saved':
        onKept(sent.values, values);
        setAttempt({ ...NONE, phase: 'done' });
        return onSaved?.(sent.saved, sent.values, sent.isNew);
      case 'conflict':
        return fail(form, values, { problems: {} });
      case 'deleted':
        return fail(form, values, { problems: {}, isDeleted: true });
      case 'invalid':
        return fail(form, sent.values, { problems: sent.problems });
      default:
        return unreachable(sent);
    }
  }

  /** One request at a time. */
  async function attemptOnce(form: HTMLElement, sending: Send<Values, Saved>): Promise<void> {
    if (running.current) return;
    running.current = true;
    await run(form, sending).finally(() => {
      running.current = false;
    });
  }

  return {
    attempt,
    reportedError(name: string, value: unknown): string | undefined {
      const one = reported[name];
      return one && equal(one.value, value) ? one.text : undefined;
    },
    /** Sets or clears the browser's error of a field that lost the focus. */
    reportControl(name: string, text: string | undefined, value: unknown) {
      if (text !== undefined)
        setReported((before) => ({ ...before, [name]: { text, value, byControl: true } }));
      else if (reported[name]?.byControl === true)
        setReported((before) => withoutKey(before, name));
    },
    submit: (form: HTMLElement) => attemptOnce(form, send),
    submitWith: attemptOnce,
    forget() {
      setReported({});
      setAttempt(NONE);
    },
  };
}

function withoutKey<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> {
  const { [key]: _, ...others } = record;
  return others;
}
