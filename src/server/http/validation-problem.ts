import { Problem } from './problem';

/**
 * Members of an entity that break a rule, each with what is wrong. Undefined
 * where none does.
 */
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
