import equal from 'react-fast-compare';

/** What a form has in its fields; one member a field. */
export type FormValues = Readonly<Record<string, unknown>>;

/**
 * What differs from what is saved, by field; what is secret is never among it, so that it reaches
 * no disk.
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

/** The saved values with the draft's changes; fields the form no longer has are left out. */
export function withDraft<Values extends FormValues>(saved: Values, draft: unknown): Values {
  if (typeof draft !== 'object' || draft === null) return saved;
  return {
    ...saved,
    ...Object.fromEntries(Object.entries(draft).filter(([name]) => Object.hasOwn(saved, name))),
  };
}
