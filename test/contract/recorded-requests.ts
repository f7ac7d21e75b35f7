import { readdirSync, readFileSync } from 'node:fs';
import type { RecordedShape } from './shapes';

const FIXTURES = new URL('./fixtures/', import.meta.url);

/** A request that a real Graylog 5.1.13 answered, and what of its answer is compared. */
export type RecordedRequest = {
  name: string;
  method: string;
  /** Below `/api`. */
  path: string;
  /** Who asked: admin, reader, owner, anonymous, session … */
  as: string;
  /** A string is sent as it stands. */
  request?: unknown;
  headers?: Record<string, string | null>;
  status: number;
  /** The media type; `none` for an empty body. */
  content: string;
  /**
   * Ids in the real answer that later requests name, and where ours stands in the body: members
   * joined by dots.
   */
  gives?: Record<string, string>;
  /**
   * The key of its shape in shapes.json: an endpoint of the reference where there is one, `GET
   * /streams/{id}`.
   */
  shape: string;
};

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8')) as T;

/** The requests of each area, in the order in which they were made. */
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

/** Every endpoint of the reference, `GET /streams/{streamId}`, by section. */
export const referenceSections = read<Record<string, string[]>>('endpoints.json');
