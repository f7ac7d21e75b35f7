import { ApiError } from '@/api/errors';
import { serverText } from '@/shared/texts/server-text';

/** Field errors of a response, by the form's field names. */
export function serverProblems(
  error: unknown,
  names: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fieldErrors).map(([name, message]) => [
      names[name] ?? name,
      error.said ? serverText(message === error.said.message ? error.said : { message }) : message,
    ]),
  );
}

/** Flattens nested errors, as Formik's `validate` returns them, to texts by path. */
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
