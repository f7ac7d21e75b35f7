import type { IndexFile } from './index-file';
import type { IndexFacts } from './index-record';
import type { Indices, SavedField, WriteTarget } from './model';
import type { Lease, Wanted } from './searched';

/** What a commit brought into an index. */
export type Written = Required<IndexFacts> & {
  /** Fields that are new or have changed. */
  fields: readonly SavedField[];
};

/** All about indices: what others may ask, and what writing and searching need. */
export type IndexStore = Indices & {
  /** Where the new messages of a set go. */
  target(setId: string): WriteTarget | undefined;
  /**
   * Hears of each new target, and resolves when what was on its way to the one it replaces has
   * arrived there: then that one is put away.
   */
  onTarget(listener: (target: WriteTarget) => Promise<void>): void;
  /** Tells of each commit, before `committed`. */
  wrote(index: string, written: Written): void;
  /** All messages up to this one are stored: from now on searches see them. */
  committed(seq: number): void;
  /** The number of the next message. */
  nextSeq(): number;
  lease(wanted?: Wanted): Lease;
  /** The open indices, for those who delete messages. */
  files(): readonly { name: string; file: IndexFile['file'] }[];
  /** Takes an index out that cannot be read; new messages of its set go on into a fresh one. */
  condemn(name: string, reason: string): Promise<void>;
  /** Counts anew after messages were deleted. */
  refresh(name: string): Promise<void>;
  /** Brings everything into the files; nothing is searched or written afterwards. */
  end(): Promise<void>;
};
