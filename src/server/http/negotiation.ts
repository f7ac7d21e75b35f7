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
