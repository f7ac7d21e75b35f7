import { Problem } from './problem';

/** A 400 that lists the invalid members with their errors; undefined if there are none. */
export function validationProblem(
  errors: Readonly<Record<string, string | undefined>>,
): Problem | undefined {
  const wrong = Object.entries(errors).flatMap(([field, error]) =>
    error === undefined ? [] : [[field, [{ error }]] as const],
  );
  if (wrong.length === 0) return undefined;
  const message = 'Validation failed!';
  return new Problem(400, message, {
    type: 'ValidationApiError',
    message,
    validation_errors: Object.fromEntries(wrong),
  });
}
