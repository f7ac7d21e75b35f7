import { Problem } from '../../http/problem';
import type { StreamDirectory } from '../../streams/stream-store';

/** The streams that exist and those that a user may read. */
export type StreamAccess = {
  exists(id: string): boolean;
  mayRead(id: string): boolean;
  /** Whether the user may read everything. */
  readsAll: boolean;
  /** The streams of a search that names none. */
  readable: readonly string[];
  /** The index sets of streams. */
  setsOf(streams: readonly string[]): readonly string[];
};

/** Streams of events, which searches include only by name. */
const EVENT_STREAMS: ReadonlySet<string> = new Set([
  '000000000000000000000002',
  '000000000000000000000003',
]);

export function streamAccess(
  streams: StreamDirectory,
  permits: (permission: string, id?: string) => boolean,
): StreamAccess {
  const known = new Set(streams.all().map(({ id }) => id));
  const mayRead = (id: string) => permits('streams:read', id);
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

/** @throws Problem 403 with the streams that may not be read */
export function demandStreams(
  access: StreamAccess,
  named: readonly string[],
  message = 'Not authorized to access streams.',
): void {
  const refused = [...new Set(named)].filter((id) => !access.mayRead(id));
  if (refused.length > 0) throw missingPermission(message, refused);
}

/** The named streams, or all readable ones. @throws Problem 403 */
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
