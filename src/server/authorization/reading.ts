/**
 * What a read-only token may do besides `GET`: searches are sent as `POST`, and walls report what
 * they show. Everything else, and whatever is added later, is refused.
 */
const READING: ReadonlySet<string> = new Set([
  'POST /views/search',
  'POST /views/search/metadata',
  'POST /views/search/:id/execute',
  'POST /views/search/sync',
  'POST /views/fields',
  'POST /search/messages',
  'POST /search/aggregate',
  'POST /search/validate',
  'PUT /console/screens/:screen/walls/:wall',
]);

/** Reading that is of no use to a wall, and tells about other access. */
const REFUSED: ReadonlySet<string> = new Set(['GET /users/:id/tokens']);

/** Whether a route only reads, so that read-only tokens may use it. */
export const isReading = ({ method, path }: { method: string; path: string }): boolean =>
  (method === 'GET' && !REFUSED.has(`GET ${path}`)) || READING.has(`${method} ${path}`);
