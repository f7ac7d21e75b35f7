import type { Documents } from '../storage/documents';
import type { HeldIndex } from './held-index';
import type { IndexDirectory } from './files/index-directory';
import type { IndexRecord } from './files/index-record';
import { createLeases } from './leases';
import { IndexError } from './model/model';

/** The indices of the node with their records in the main database file. */
export class HeldIndices {
  private readonly byName = new Map<string, HeldIndex>();

  constructor(
    private readonly records: Documents<IndexRecord>,
    private readonly directory: IndexDirectory,
  ) {}

  /** Reads the records and completes removals that a crash interrupted. */
  async load(): Promise<void> {
    for (const record of this.records.all()) {
      if (record.state === 'removing') await this.forget(record.name);
      else this.add({ record, leases: createLeases() });
    }
  }

  add(held: HeldIndex): void {
    this.byName.set(held.record.name, held);
  }

  has(name: string): boolean {
    return this.byName.has(name);
  }

  get(name: string): HeldIndex | undefined {
    return this.byName.get(name);
  }

  all(): HeldIndex[] {
    return [...this.byName.values()];
  }

  /** Newest last. */
  ofSet(setId: string): HeldIndex[] {
    return this.all()
      .filter(({ record }) => record.setId === setId)
      .sort((a, b) => a.record.number - b.record.number);
  }

  /** @throws IndexError `unknown` */
  known(name: string): HeldIndex {
    const held = this.byName.get(name);
    if (!held || held.record.state === 'removing')
      throw new IndexError('unknown', `There is no index ${name}.`);
    return held;
  }

  async save(record: IndexRecord, held?: HeldIndex): Promise<void> {
    if (held) held.record = record;
    await this.records.put(record.name, record);
  }

  /** Deletes the file and the record. */
  async forget(name: string): Promise<void> {
    this.directory.remove(name);
    await this.records.remove(name);
    this.byName.delete(name);
  }
}
