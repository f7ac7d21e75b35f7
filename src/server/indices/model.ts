import type { StoredType } from './stored-type';
import type { Statements } from '../storage/sql/statements';

/**
 * What an index set must tell about itself so that indices can be made: `graylog` makes
 * `graylog_0`, `graylog_1` …
 */
export type IndexFamily = { setId: string; prefix: string };

/** `damaged`: its file cannot be read; it is listed, but not searched. */
export type IndexState = 'open' | 'closed' | 'damaged';

/**
 * Instants in milliseconds since the epoch. An empty index has `begin` and `end` 0, as on the real
 * server.
 */
export type IndexRange = { begin: number; end: number; calculatedAt: number; tookMs: number };

export type IndexDescription = {
  name: string;
  setId: string;
  createdAt: number;
  state: IndexState;
  /** Why it is damaged, in one line. */
  trouble?: string;
  /** Closed once and opened again: retention leaves it alone. */
  reopened: boolean;
  /** New messages of its set go here. */
  isWriteIndex: boolean;
  messages: number;
  /** What it takes on disk, its log of recent changes included. */
  bytes: number;
  range: IndexRange;
};

/** The indices of all sets, each in a database file of its own (docs/decisions). */
export type Indices = {
  /** Newest last. */
  list(setId?: string): IndexDescription[];
  get(name: string): IndexDescription | undefined;
  /** Makes the first index of a set that has none. */
  ensure(family: IndexFamily): Promise<void>;
  /** Makes the next index of the set; new messages go there from now on. */
  cycle(family: IndexFamily): Promise<IndexDescription>;
  /** Not searched any more, its file stays. @throws IndexError `write-index`, `unknown` */
  close(name: string): Promise<void>;
  reopen(name: string): Promise<void>;
  /**
   * Its disk space is free when it resolves; searches that use it end before. @throws IndexError
   * `write-index`, `unknown`
   */
  remove(name: string): Promise<void>;
  /** With all its indices, the write index too. */
  removeSet(setId: string): Promise<void>;
  /** Looks at the messages for the first and the last instant. */
  calculateRange(name: string): Promise<IndexRange>;
};

export class IndexError extends Error {
  override readonly name = 'IndexError';
  constructor(
    readonly code: 'write-index' | 'unknown' | 'damaged',
    message: string,
  ) {
    super(message);
  }
}

/** A field as an index keeps it: see `field_catalogue`. */
export type SavedField = {
  id: number;
  name: string;
  type: StoredType;
  slot: string | null;
  misfits: boolean;
};

/** The index that takes the new messages of a set. */
export type WriteTarget = {
  name: string;
  setId: string;
  /** The qualified table of its messages, for SQL. */
  table: string;
  /** The qualified table of its fields. */
  fieldTable: string;
  /** What it knows of fields when it becomes the target. */
  fields: readonly SavedField[];
  /** One at a time; all or none; durable when it resolves. Only this index may be written in it. */
  transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T>;
};
