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
  /** The id in the real answer: what later requests name, ours is put in its place. */
  gives?: string;
  /** The key of its shape in shapes.json. */
  shape: string;
};

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8')) as T;

/** The requests of each area, in the order in which they were made. */
export const areas: readonly { area: string; requests: readonly RecordedRequest[] }[] = readdirSync(new URL('answers/', FIXTURES))
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ area: file.replace('.json', ''), requests: read<RecordedRequest[]>(`answers/${file}`) }));

/** By method and path pattern, then by status. */
export const recordedShapes = read<Record<string, Record<string, RecordedShape>>>('shapes.json');
