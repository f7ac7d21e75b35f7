import type { StoredType } from './stored-type';
import type { Statements } from '../../storage/sql/statements';

/** Indices of a set are named by its prefix: `graylog_0`, `graylog_1` … */
export type IndexFamily = { setId: string; prefix: string };

/** The file of a `damaged` index cannot be read; it is listed but not searched. */
export type IndexState = 'open' | 'closed' | 'damaged';

/** Times in milliseconds since the epoch. `begin` and `end` of an empty index are 0, as in Graylog. */
export type IndexRange = { begin: number; end: number; calculatedAt: number; tookMs: number };

export type IndexDescription = {
  name: string;
  setId: string;
  createdAt: number;
  state: IndexState;
  /** Why it is damaged, in one line. */
  trouble?: string;
  /** Set once a closed index is reopened, which excludes it from retention. */
  reopened: boolean;
  /** Whether it takes the new messages of its set. */
  isWriteIndex: boolean;
  messages: number;
  /** Size on disk including the write-ahead log. */
  bytes: number;
  range: IndexRange;
};

/** A damaged log of an index, which was set aside as `file` beside the file of the index. */
export type DamagedLog = { index: string; file: string };

/** The indices of all sets, each in a database file of its own (docs/decisions). */
export type Indices = {
  /** Newest last. */
  list(setId?: string): IndexDescription[];
  get(name: string): IndexDescription | undefined;
  damagedLogs(): DamagedLog[];
  /** Creates the first index of a set, if it has none. */
  ensure(family: IndexFamily): Promise<void>;
  /** Creates the next index of the set, which takes its new messages from now on. */
  cycle(family: IndexFamily): Promise<IndexDescription>;
  /** Excludes an index from searches; its file is kept. @throws IndexError `write-index`, `unknown` */
  close(name: string): Promise<void>;
  reopen(name: string): Promise<void>;
  /**
   * Resolves when the disk space is free; running searches are ended first. @throws IndexError
   * `write-index`, `unknown`
   */
  remove(name: string): Promise<void>;
  /** Removes all indices of a set, including the write index. */
  removeSet(setId: string): Promise<void>;
  /** Reads the range from the messages. */
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

/** A field as stored in the table `field_catalogue`. */
export type SavedField = {
  id: number;
  name: string;
  type: StoredType;
  slot: string | null;
  misfits: boolean;
  /** Streams whose messages have the field since this change. */
  inStreams?: readonly string[];
};

/** The streams whose messages have a field, as stored in the table `field_streams`. */
export type SavedFieldStream = { stream: string; field: number };

/** The index that takes the new messages of a set. */
export type WriteTarget = {
  name: string;
  setId: string;
  /** The qualified table of its messages, for SQL. */
  table: string;
  /** The qualified table of its fields. */
  fieldTable: string;
  /** The qualified table of the streams where its fields occur. */
  fieldStreamTable: string;
  /** Its fields at the time it became the target. */
  fields: readonly SavedField[];
  /** Runs one at a time and is durable when it resolves; `work` may write to this index only. */
  transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T>;
};
