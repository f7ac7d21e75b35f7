import equal from 'react-fast-compare';

/** The values of a form by field name. */
export type FormValues = Readonly<Record<string, unknown>>;

/**
 * The values that differ from the saved ones, without secrets, which must never be written to disk.
 */
export function changedValues<Values extends FormValues>(
  values: Values,
  saved: Values,
  secrets: readonly string[],
): Partial<Values> | undefined {
  const changed = Object.entries(values).filter(
    ([name, value]) => !secrets.includes(name) && !equal(value, saved[name]),
  );
  return changed.length === 0 ? undefined : (Object.fromEntries(changed) as Partial<Values>);
}

/** The saved values with the changes of a draft; fields that no longer exist are ignored. */
export function withDraft<Values extends FormValues>(saved: Values, draft: unknown): Values {
  if (typeof draft !== 'object' || draft === null) return saved;
  return {
    ...saved,
    ...Object.fromEntries(Object.entries(draft).filter(([name]) => Object.hasOwn(saved, name))),
  };
}
