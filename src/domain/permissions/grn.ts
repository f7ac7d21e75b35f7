/**
 * The name of an object across the whole server: `grn::::stream:5f…` is `{ type: 'stream', id:
 * '5f…' }`.
 */
export type Grn = { type: string; id: string };

/**
 * Between the prefix and the type stand a cluster, a tenant and a scope, which are empty so far.
 */
const PREFIX = 'grn::::';
const TYPE = /^[a-z0-9_-]+$/i;

/** Undefined for a text that names nothing. */
export function parseGrn(text: string): Grn | undefined {
  if (!text.startsWith(PREFIX)) return undefined;
  const rest = text.slice(PREFIX.length);
  const colon = rest.indexOf(':');
  const [type, id] = [rest.slice(0, colon), rest.slice(colon + 1)];
  return colon > 0 && TYPE.test(type) && id !== '' ? { type, id } : undefined;
}

export const printGrn = ({ type, id }: Grn): string => `${PREFIX}${type}:${id}`;
