import { ApiError, isNoAnswer, missingStreamsOf } from '@/api/errors';

export type FailureKind =
  | { kind: 'noAnswer' }
  | { kind: 'signedOut' }
  | { kind: 'missingPermission' }
  | { kind: 'missingStreams'; streams: readonly string[] }
  | { kind: 'notFound' }
  | { kind: 'lostChunk' }
  | { kind: 'other' };

/** The errors of failed dynamic imports have no type, and each browser words them differently. */
const LOST_CHUNK =
  /dynamically imported module|importing a module script|error loading dynamically|preload css/i;

export function kindOf(error: unknown): FailureKind {
  const streams = missingStreamsOf(error);
  if (streams) return { kind: 'missingStreams', streams };
  if (isNoAnswer(error)) return { kind: 'noAnswer' };
  if (!(error instanceof ApiError))
    return {
      kind: error instanceof Error && LOST_CHUNK.test(error.message) ? 'lostChunk' : 'other',
    };
  switch (error.status) {
    case 401:
      return { kind: 'signedOut' };
    case 403:
      return { kind: 'missingPermission' };
    case 404:
      return { kind: 'notFound' };
    default:
      return { kind: 'other' };
  }
}

/** Whether the user may read no stream at all, so that nothing can be searched. */
export function lacksStreams(error: unknown): boolean {
  const failure = kindOf(error);
  return failure.kind === 'missingStreams' && failure.streams.length === 0;
}

/**
 * Whether an error concerns the whole page: its entity is missing or forbidden. Use it as
 * `throwOnError` of a page's main query, so that the error page of the route is shown.
 */
export function isPageFailure(error: unknown): boolean {
  return ['missingPermission', 'missingStreams', 'notFound'].includes(kindOf(error).kind);
}

/** The value shown after 'failed with status:'. */
export function statusOf(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  const status = error.status === undefined ? '' : String(error.status);
  return [error.message, status].filter(Boolean).join(' - ');
}

/** All details of an error, for display and copying. */
export function detailsOf(error: unknown): string {
  if (error instanceof ApiError) {
    const { method, url } = error.request;
    const body =
      error.body === undefined
        ? ''
        : typeof error.body === 'string'
          ? error.body
          : JSON.stringify(error.body, null, 2);
    return [
      `${method} ${url}`,
      error.status === undefined ? '' : `HTTP ${error.status}`,
      error.message,
      body,
    ]
      .filter(Boolean)
      .join('\n');
  }
  if (error instanceof Error)
    return error.stack?.includes(error.message)
      ? error.stack
      : `${error.name}: ${error.message}\n${error.stack ?? ''}`;
  return String(error);
}
