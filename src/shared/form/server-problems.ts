import { ApiError } from '@/api/errors';

/** What the server has against single fields, by the form's names for them. */
export function serverProblems(
  error: unknown,
  names: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fieldErrors).map(([name, text]) => [names[name] ?? name, text]),
  );
}

/** Texts of nested errors by path, as Formik nests what a form's `validate` returns. */
export function flatErrors(errors: unknown, path = ''): Readonly<Record<string, string>> {
  if (typeof errors === 'string') return errors === '' ? {} : { [path]: errors };
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.assign(
    {},
    ...Object.entries(errors).map(([name, inner]) =>
      flatErrors(inner, path === '' ? name : `${path}.${name}`),
    ),
  );
}
