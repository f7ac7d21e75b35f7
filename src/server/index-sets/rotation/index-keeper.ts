import { currentAnchor } from '@/domain/index-sets/periods';
import { retiredIndices } from '@/domain/index-sets/retention';
import { retentionAction } from '@/domain/index-sets/strategy';
import type { IndexDescription, Indices } from '../../indices/model/model';
import type { IndexSetStore } from '../index-set-store';
import type { StoredIndexSet } from '../model';
import { rotationReason } from './rotation';

export type IndexKeeperOptions = {
  sets: Pick<IndexSetStore, 'all' | 'get'>;
  indices: Pick<Indices, 'list' | 'ensure' | 'cycle' | 'close' | 'remove'>;
  /** Resolves when messages in flight are stored; called before an index is retired. */
  settle: () => Promise<void>;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Called with a line for each failure. */
  log: (line: string) => void;
  /** Called with a line for each index that is created, closed or removed. */
  note: (line: string) => void;
};

/** Rotates index sets and retires old indices. */
export type IndexKeeper = {
  /** Checks all sets once; concurrent calls share one run. */
  look(): Promise<void>;
  /** Stops further runs and resolves when the current one has ended. */
  stop(): Promise<void>;
};

export function createIndexKeeper({
  sets,
  indices,
  settle,
  now,
  log,
  note,
}: IndexKeeperOptions): IndexKeeper {
  /**
   * As in Graylog, periods that are not aligned to the calendar are counted from rotation to
   * rotation until the node restarts.
   */
  const anchors = new Map<string, { strategy: string; at: number }>();
  let looking: Promise<void> | undefined;
  let stopped = false;

  async function lookAtAll(): Promise<void> {
    for (const set of sets.all()) {
      if (stopped || !sets.get(set.id)?.writable) continue;
      try {
        await rotate(set);
        await retire(set);
      } catch (error) {
        log(
          `The indices of “${set.title}” could not be kept in order: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  }

  async function rotate(set: StoredIndexSet): Promise<void> {
    const family = { setId: set.id, prefix: set.index_prefix };
    await indices.ensure(family);
    const all = indices.list(set.id);
    const write = all.find(({ isWriteIndex }) => isWriteIndex);
    if (!write) return;
    const reason = reasonFor(set, write, all);
    if (reason === undefined) return;
    const made = await indices.cycle(family);
    note(`Index set “${set.title}” was rotated to ${made.name}: ${write.name} ${reason}.`);
  }

  function reasonFor(
    set: StoredIndexSet,
    write: IndexDescription,
    all: readonly IndexDescription[],
  ): string | undefined {
    const strategy = JSON.stringify(set.rotation_strategy);
    const met = anchors.get(set.id);
    const anchor = met?.strategy === strategy ? met.at : undefined;
    if ('rotation_period' in set.rotation_strategy)
      anchors.set(set.id, {
        strategy,
        at: currentAnchor(set.rotation_strategy, write.createdAt, anchor, now()),
      });
    return rotationReason(
      set,
      { write, setIsEmpty: all.every(({ messages }) => messages === 0), anchor },
      now(),
    );
  }

  async function retire(set: StoredIndexSet): Promise<void> {
    const action = retentionAction(set);
    const retired = retiredIndices(set, indices.list(set.id), now());
    if (retired.length > 0) await settle();
    for (const { name } of retired) {
      if (stopped) return;
      if (action === 'delete') await indices.remove(name);
      else await indices.close(name);
      note(
        `${name} was ${action === 'delete' ? 'deleted' : 'closed'} by the retention of index set “${set.title}”.`,
      );
    }
  }

  return {
    look() {
      looking ??= lookAtAll().finally(() => (looking = undefined));
      return looking;
    },
    async stop() {
      stopped = true;
      await looking;
    },
  };
}
