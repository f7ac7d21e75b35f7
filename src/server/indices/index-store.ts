import type { IndexFile } from './files/index-file';
import type { IndexFacts } from './files/index-record';
import type { Indices, SavedField, WriteTarget } from './model/model';
import type { Lease, Wanted } from './searched';

/** What a commit added to an index. */
export type Written = Required<IndexFacts> & {
  /** New and changed fields. */
  fields: readonly SavedField[];
};

/** The indices with everything that writing and searching need of them. */
export type IndexStore = Indices & {
  /** The index that takes new messages of a set. */
  target(setId: string): WriteTarget | undefined;
  /**
   * `listener` is called with each new target. The index it replaces is checkpointed once the
   * promise resolves, so it must wait for the messages in flight.
   */
  onTarget(listener: (target: WriteTarget) => Promise<void>): void;
  /** To be called after each commit, before `committed`. */
  wrote(index: string, written: Written): void;
  /** Makes all messages up to this sequence number visible to searches. */
  committed(seq: number): void;
  /** The sequence number of the next message. */
  nextSeq(): number;
  lease(wanted?: Wanted): Lease;
  /** The open indices, for deleting messages. */
  files(): readonly { name: string; file: IndexFile['file'] }[];
  /** Takes a damaged index out of service; if it was written, a new one replaces it. */
  condemn(name: string, reason: string): Promise<void>;
  /** Reads the facts of an index again after messages were deleted. */
  refresh(name: string): Promise<void>;
  /** Closes all files; nothing may be searched or written afterwards. */
  end(): Promise<void>;
};
