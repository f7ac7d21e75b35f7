import { Problem } from '../../http/problem';
import type { StreamDirectory } from '../../streams/stream-store';

/** Which streams there are and which of them someone may read. */
export type StreamAccess = {
  exists(id: string): boolean;
  mayRead(id: string): boolean;
  /** Whether nothing at all is hidden from this user. */
  readsAll: boolean;
  /** Those that a search covers which names none. */
  readable: readonly string[];
  /** The index sets that hold the messages of streams. */
  setsOf(streams: readonly string[]): readonly string[];
};

/** Where events are kept; a search that names no stream leaves them out. */
const EVENT_STREAMS: ReadonlySet<string> = new Set([
  '000000000000000000000002',
  '000000000000000000000003',
]);

export function streamAccess(
  streams: StreamDirectory,
  permits: (permission: string) => boolean,
): StreamAccess {
  const known = new Set(streams.all().map(({ id }) => id));
  const mayRead = (id: string) => permits(`streams:read:${id}`);
  return {
    exists: (id) => known.has(id),
    mayRead,
    readsAll: permits('streams:read') && !streams.leftMessages(),
    readable: [...known].filter((id) => !EVENT_STREAMS.has(id) && mayRead(id)),
    setsOf: (ids) => [...new Set(ids.flatMap(streams.setsOf))],
  };
}

const missingPermission = (message: string, streams: readonly string[]) =>
  new Problem(403, message, { message, streams, type: 'MissingStreamPermission' });

/** @throws Problem 403 that lists the streams which may not be read. */
export function demandStreams(
  access: StreamAccess,
  named: readonly string[],
  message = 'Not authorized to access streams.',
): void {
  const refused = [...new Set(named)].filter((id) => !access.mayRead(id));
  if (refused.length > 0) throw missingPermission(message, refused);
}

/** The streams a search covers: those it names, else all readable ones. @throws Problem 403 */
export function searchedStreams(access: StreamAccess, named: readonly string[]): readonly string[] {
  demandStreams(
    access,
    named,
    'The search is referencing at least one stream you are not permitted to see.',
  );
  if (named.length > 0) return named;
  if (access.readable.length === 0)
    throw missingPermission("User doesn't have access to any streams", []);
  return access.readable;
}
