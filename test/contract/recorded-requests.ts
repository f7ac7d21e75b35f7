import { readdirSync, readFileSync } from 'node:fs';
import type { RecordedShape } from './shapes';

const FIXTURES = new URL('./fixtures/', import.meta.url);

/**
 * A request that a real Graylog 5.1.13 answered, and the parts of the response that are compared.
 */
export type RecordedRequest = {
  name: string;
  method: string;
  /** Relative to `/api`. */
  path: string;
  /** The user: admin, reader, owner, anonymous, session … */
  as: string;
  /** Strings are sent unchanged. */
  request?: unknown;
  headers?: Record<string, string | null>;
  status: number;
  /** The media type; `none` for an empty body. */
  content: string;
  /**
   * Ids in the recorded response that later requests use, with the path of our id in the body
   * (members separated by dots).
   */
  gives?: Record<string, string>;
  /**
   * The key in shapes.json: the endpoint of the reference if there is one, for example `GET
   * /streams/{id}`.
   */
  shape: string;
};

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8')) as T;

/** The requests of each area, in the order of the recording. */
export const areas: readonly { area: string; requests: readonly RecordedRequest[] }[] = readdirSync(
  new URL('answers/', FIXTURES),
)
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({
    area: file.replace('.json', ''),
    requests: read<RecordedRequest[]>(`answers/${file}`),
  }));

/** By method and path pattern, then by status. */
export const recordedShapes = read<Record<string, Record<string, RecordedShape>>>('shapes.json');

/** All endpoints of the reference by section, for example `GET /streams/{streamId}`. */
export const referenceSections = read<Record<string, string[]>>('endpoints.json');
