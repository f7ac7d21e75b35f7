import { parseAccept } from 'hono/utils/accept';
import type { MediaType } from '@/contract/endpoint';
import type { Route } from './call';
import { Problem } from './problem';

const JSON_ACCEPT = /\*\/\*|application\/(\*|json|schema\+json|vnd\.[\w.]+\+json|javascript)/i;
const TEXT_ACCEPT = /\*\/\*|text\/|application\//i;

/** Rejects requests that do not accept the route's media type. @throws Problem 406 */
export function checkAccept(request: Request, { answers }: Route): void {
  const accept = request.headers.get('accept');
  if (accept === null || accept.trim() === '') return;
  if (!(answers === 'text' ? TEXT_ACCEPT : JSON_ACCEPT).test(accept)) throw notAcceptable();
}

const notAcceptable = () => new Problem(406, 'HTTP 406 Not Acceptable');

/** The type that the client prefers; the first one if it has no preference. @throws Problem 406 */
export function preferredType<Type extends MediaType>(
  request: Request,
  offered: readonly Type[],
): Type {
  // In the order of preference.
  const accepted = parseAccept(request.headers.get('accept') || '*/*');
  const refused = accepted.filter(({ q }) => q === 0).map(({ type }) => type.toLowerCase());
  for (const { type, q } of accepted) {
    const found = offered.find((one) => q > 0 && !refused.includes(one) && matches(type, one));
    if (found !== undefined) return found;
  }
  throw notAcceptable();
}

function matches(range: string, type: MediaType): boolean {
  const [group = ''] = type.split('/');
  return ['*/*', `${group}/*`, type].includes(range.toLowerCase());
}
