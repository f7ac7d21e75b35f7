import type { Route } from './call';
import { Problem } from './problem';

const JSON_ACCEPT = /\*\/\*|application\/(\*|json|schema\+json|vnd\.[\w.]+\+json|javascript)/i;
const TEXT_ACCEPT = /\*\/\*|text\/|application\//i;

/** Rejects requests that do not accept the route's media type. @throws Problem 406 */
export function checkAccept(request: Request, { answers }: Route): void {
  const accept = request.headers.get('accept');
  if (accept === null || accept.trim() === '') return;
  if (!(answers === 'text' ? TEXT_ACCEPT : JSON_ACCEPT).test(accept))
    throw new Problem(406, 'HTTP 406 Not Acceptable');
}

/** The first of these types that the client names; JSON if it names none. */
export function preferredType(request: Request): 'application/json' | 'text/csv' | 'text/plain' {
  const [type] =
    /application\/json|text\/(?:csv|plain)/i.exec(request.headers.get('accept') ?? '') ?? [];
  switch (type?.toLowerCase()) {
    case 'text/csv':
      return 'text/csv';
    case 'text/plain':
      return 'text/plain';
    default:
      return 'application/json';
  }
}
