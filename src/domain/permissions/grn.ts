/**
 * A Graylog Resource Name, unique across the server: `grn::::stream:5f…` is `{ type: 'stream', id:
 * '5f…' }`.
 */
export type Grn = { type: string; id: string };

/** The cluster, tenant and scope between prefix and type are reserved and empty. */
const PREFIX = 'grn::::';
const TYPE = /^[a-z0-9_-]+$/i;

/** Undefined for an invalid GRN. */
export function parseGrn(text: string): Grn | undefined {
  if (!text.startsWith(PREFIX)) return undefined;
  const rest = text.slice(PREFIX.length);
  const colon = rest.indexOf(':');
  const [type, id] = [rest.slice(0, colon), rest.slice(colon + 1)];
  return colon > 0 && TYPE.test(type) && id !== '' ? { type, id } : undefined;
}

export const printGrn = ({ type, id }: Grn): string => `${PREFIX}${type}:${id}`;
