import { ApiError } from '@/api/errors';

/**
 * Some errors mention their field only in the message: those that match are assigned to the form's
 * field of that name.
 */
export async function placeErrors<Answer>(
  answer: Promise<Answer>,
  places: Readonly<Record<string, RegExp>>,
): Promise<Answer> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof ApiError) || Object.keys(error.fieldErrors).length > 0) throw error;
    const { status, message, said, body, request } = error;
    const field = Object.entries(places).find(([, pattern]) => pattern.test(message))?.[0];
    throw field === undefined
      ? error
      : new ApiError({
          status,
          message,
          said,
          body,
          request,
          cause: error,
          fieldErrors: { [field]: message },
        });
  });
}
