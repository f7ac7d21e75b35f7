import {
  IndexError,
  type IndexDescription,
  type IndexFamily,
  type Indices,
} from '@/server/indices/model/model';

/** Indices that contain numbers instead of messages. */
export type MemoryIndices = Indices & {
  /** Changes the state that an index reports. */
  set(name: string, change: Partial<IndexDescription>): void;
};

export function createMemoryIndices(now: () => number): MemoryIndices {
  const all = new Map<string, IndexDescription>();
  const made = new Map<string, number>();

  const list = (setId?: string) =>
    [...all.values()].filter((index) => setId === undefined || index.setId === setId);
  const known = (name: string): IndexDescription => {
    const found = all.get(name);
    if (!found) throw new IndexError('unknown', name);
    return found;
  };
  const retirable = (name: string): IndexDescription => {
    const found = known(name);
    if (found.isWriteIndex) throw new IndexError('write-index', name);
    return found;
  };
  const cycle = async ({ setId, prefix }: IndexFamily) => {
    for (const index of list(setId)) index.isWriteIndex = false;
    const number = made.get(setId) ?? 0;
    made.set(setId, number + 1);
    const index: IndexDescription = {
      name: `${prefix}_${number}`,
      setId,
      createdAt: now(),
      state: 'open',
      reopened: false,
      isWriteIndex: true,
      messages: 0,
      bytes: 0,
      range: { begin: 0, end: 0, calculatedAt: now(), tookMs: 0 },
    };
    all.set(index.name, index);
    return index;
  };

  return {
    damagedLogs: () => [],
    set: (name, change) => void Object.assign(known(name), change),
    list,
    get: (name) => all.get(name),
    async ensure(family) {
      if (list(family.setId).length === 0) await cycle(family);
    },
    cycle,
    async close(name) {
      retirable(name).state = 'closed';
    },
    async reopen(name) {
      Object.assign(known(name), { state: 'open', reopened: true });
    },
    async remove(name) {
      all.delete(retirable(name).name);
    },
    async removeSet(setId) {
      for (const { name } of list(setId)) all.delete(name);
    },
    async calculateRange(name) {
      return known(name).range;
    },
  };
}
