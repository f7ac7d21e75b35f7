import { ApiError } from '@/api/errors';
import { serverText } from '@/shared/texts/server-text';
import { t } from '@/shared/texts/t';
import { kindOf } from './describe-failure';

/**
 * An error as one line for users, in the language of the interface. A failed connection gets a text
 * of our own, because the browser's message is neither translated nor helpful.
 */
export function errorText(error: unknown): string {
  const { kind } = kindOf(error);
  if (kind === 'noAnswer') return t('failure.noAnswer');
  if (kind === 'lostChunk') return t('failure.chunk');
  return reasonOf(error) || t('failure.failed');
}

/** The reason without any text of the console; empty if there is none for users. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) {
    if (!error.said) return error.message;
    return STATUS_ONLY.test(error.message) ? '' : serverText(error.said);
  }
  if (error instanceof Error) return isException(error) ? '' : error.message;
  return String(error);
}

/** Graylog's message where it has nothing to say, such as `HTTP 404 Not Found`. */
const STATUS_ONLY = /^HTTP \d{3}\b/;

/** Thrown by the browser or by mistakes in the program: the message is not made for users. */
const isException = (error: Error): boolean =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  error instanceof ReferenceError ||
  error instanceof SyntaxError ||
  error instanceof DOMException;
