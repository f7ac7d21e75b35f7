import type { Database } from '../storage/database';
import { openDocuments, type Documents, type DocumentStorage } from '../storage/documents';
import { createSerialQueue } from '../storage/queue';
import { attachIndex, detachIndex } from './attach-index';
import { described, factsOf, targetOf, type HeldIndex } from './held-index';
import { createIndexDirectory } from './files/index-directory';
import { nextGeneration, readFacts, type FieldTemplate } from './files/index-file';
import { withWritten, type IndexRecord } from './files/index-record';
import { HeldIndices } from './held-indices';
import type { IndexStore, Written } from './index-store';
import { createLeases } from './leases';
import { makeIndex, nextRecord } from './make-index';
import {
  IndexError,
  type IndexDescription,
  type IndexFamily,
  type WriteTarget,
} from './model/model';
import { openNowhere } from './nowhere';
import type { Lease, SearchedIndex, Wanted } from './searched';
import { adoptStrangers } from './files/strangers';
import { takeLease } from './take-lease';

export type IndicesOptions = FieldTemplate & {
  database: Database;
  documents: DocumentStorage;
  /** The directory of the index files; undefined keeps everything in memory. */
  directory: string | undefined;
  /** Milliseconds since the epoch. */
  now: () => number;
  log: (line: string) => void;
};

export async function openIndices(options: IndicesOptions): Promise<IndexStore> {
  const records = await openDocuments<IndexRecord>(options.documents, 'indices');
  const store = new OpenIndices(options, records, await openNowhere(options.database));
  await store.open();
  return store;
}

class OpenIndices implements IndexStore {
  private readonly held: HeldIndices;
  private readonly targets = new Map<string, WriteTarget>();
  private readonly listeners: ((target: WriteTarget) => Promise<void>)[] = [];
  /** Serializes creating, closing and removing indices. */
  private readonly changes = createSerialQueue();
  private readonly directory;
  private lastSeq = -1;
  private settling: Promise<unknown> = Promise.resolve();
  readonly damagedLogs = () => this.directory.damagedLogs();

  constructor(
    private readonly options: IndicesOptions,
    records: Documents<IndexRecord>,
    private readonly nowhere: SearchedIndex,
  ) {
    this.directory = createIndexDirectory(options.directory);
    this.held = new HeldIndices(records, this.directory);
  }

  async open(): Promise<void> {
    await this.held.load();
    const isKnown = (name: string) => this.held.has(name);
    for (const record of await adoptStrangers(this.options, this.directory, isKnown)) {
      await this.held.save(record);
      this.held.add({ record, leases: createLeases() });
    }
    await Promise.all(
      this.held
        .all()
        .filter(({ record }) => record.state === 'open')
        .map((held) => this.attach(held)),
    );
    for (const held of this.held.all())
      this.lastSeq = Math.max(this.lastSeq, factsOf(held)?.lastSeq ?? -1);
    for (const setId of new Set(this.held.all().map(({ record }) => record.setId)))
      await this.resume(setId);
    this.settleLeftoverLogs();
  }

  /**
   * Merges write-ahead logs that a crash left beside indices that are no longer written, which
   * would otherwise be replayed at every start.
   */
  private settleLeftoverLogs(): void {
    for (const held of this.held.all()) {
      const { name, setId } = held.record;
      if (held.file && this.targets.get(setId)?.name !== name && this.directory.hasLog(name))
        this.settling = this.settling.then(() => this.settle(held));
    }
  }

  /** Continues writing to the newest index of the set, or to a new one if that is damaged. */
  private async resume(setId: string): Promise<void> {
    const newest = this.held.ofSet(setId).at(-1);
    if (!newest) return;
    const { name, number } = newest.record;
    if (newest.file) this.targets.set(setId, targetOf(newest, newest.file));
    else await this.make({ setId, prefix: name.slice(0, -`_${number}`.length) });
  }

  private attach(held: HeldIndex): Promise<void> {
    return attachIndex(held, { ...this.options, indexDirectory: this.directory });
  }

  list(setId?: string): IndexDescription[] {
    const held = setId === undefined ? this.held.all() : this.held.ofSet(setId);
    return held
      .filter(({ record }) => record.state !== 'removing')
      .map((one) => this.describe(one));
  }

  get(name: string): IndexDescription | undefined {
    const held = this.held.get(name);
    return held && held.record.state !== 'removing' ? this.describe(held) : undefined;
  }

  ensure(family: IndexFamily): Promise<void> {
    return this.changes.add(async () => {
      if (this.targets.has(family.setId)) return;
      await this.make(family);
    });
  }

  cycle(family: IndexFamily): Promise<IndexDescription> {
    return this.changes.add(async () => this.describe(await this.make(family)));
  }

  private async make(family: IndexFamily): Promise<HeldIndex> {
    const { setId } = family;
    const held = await makeIndex(nextRecord(family, this.held.all(), this.options.now()), {
      database: this.options.database,
      addressFields: this.options.addressFields,
      directory: this.directory,
      save: (record) => this.held.save(record),
      forget: (name) => this.held.forget(name),
    });
    this.held.add(held);
    const before = this.targets.get(setId);
    const target = targetOf(held, held.file);
    this.targets.set(setId, target);
    const arrived = Promise.all(this.listeners.map((listener) => listener(target)));
    const old = before && this.held.get(before.name);
    // One at a time, because Node has few threads for file access and new messages need one.
    if (old) this.settling = Promise.all([this.settling, arrived]).then(() => this.settle(old));
    return held;
  }

  /** Checkpoints an index that is no longer written and saves its facts for the next start. */
  private async settle(held: HeldIndex): Promise<void> {
    try {
      await held.file?.file.checkpoint();
      if (held.file) await this.held.save({ ...held.record, facts: held.file.facts }, held);
    } catch (error) {
      this.options.log(
        `Index ${held.record.name} could not be put in order: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  close(name: string): Promise<void> {
    return this.changes.add(() => this.closeOne(this.retirable(name)));
  }

  private async closeOne(held: HeldIndex): Promise<void> {
    const { file } = held;
    if (held.record.state === 'closed') return;
    await this.held.save(
      { ...held.record, state: 'closed', ...(file && { facts: file.facts }) },
      held,
    );
    await detachIndex(held, this.options.directory === undefined);
  }

  reopen(name: string): Promise<void> {
    return this.changes.add(async () => {
      const held = this.held.known(name);
      if (held.file) return;
      await this.held.save({ ...held.record, state: 'open', reopened: true }, held);
      await this.attach(held);
      if (held.trouble !== undefined) throw new IndexError('damaged', held.trouble);
    });
  }

  remove(name: string): Promise<void> {
    return this.changes.add(() => this.removeOne(this.retirable(name)));
  }

  removeSet(setId: string): Promise<void> {
    return this.changes.add(async () => {
      this.targets.delete(setId);
      for (const held of this.held.ofSet(setId)) await this.removeOne(held);
    });
  }

  private async removeOne(held: HeldIndex): Promise<void> {
    await this.held.save({ ...held.record, state: 'removing' }, held);
    await detachIndex(held);
    await this.held.forget(held.record.name);
  }

  condemn(name: string, reason: string): Promise<void> {
    return this.changes.add(async () => {
      const held = this.held.get(name);
      if (!held?.file) return;
      held.trouble = reason;
      this.options.log(`Index ${name} cannot be searched any more: ${reason}`);
      const { setId, number } = held.record;
      if (this.targets.get(setId)?.name === name)
        await this.make({ setId, prefix: name.slice(0, -`_${number}`.length) });
      await detachIndex(held);
    });
  }

  async calculateRange(name: string) {
    const held = this.held.known(name);
    const { file } = held;
    if (!file)
      throw new IndexError(
        held.trouble === undefined ? 'unknown' : 'damaged',
        held.trouble ?? `Index ${name} is closed.`,
      );
    const started = this.options.now();
    await this.refresh(name);
    // Clients take 0 for a range that was never calculated.
    const tookMs = Math.max(1, this.options.now() - started);
    await this.held.save({ ...held.record, range: { calculatedAt: started, tookMs } }, held);
    return this.describe(held).range;
  }

  target(setId: string): WriteTarget | undefined {
    return this.targets.get(setId);
  }

  onTarget(listener: (target: WriteTarget) => Promise<void>): void {
    this.listeners.push(listener);
  }

  wrote(index: string, { fields, ...written }: Written): void {
    const held = this.held.get(index);
    if (!held?.file) return;
    held.file.catalogue.apply(fields);
    held.file.facts = withWritten(held.file.facts, written);
  }

  committed(seq: number): void {
    this.lastSeq = Math.max(this.lastSeq, seq);
  }

  nextSeq(): number {
    return this.lastSeq + 1;
  }

  lease(wanted: Wanted = {}): Lease {
    return takeLease(this.held.all(), this.nowhere, this.lastSeq, wanted);
  }

  files() {
    return this.held
      .all()
      .flatMap(({ record: { name, state }, file }) =>
        file && state === 'open' ? [{ name, file: file.file }] : [],
      );
  }

  async refresh(name: string): Promise<void> {
    const file = this.held.get(name)?.file;
    if (!file) return;
    // In a transaction, so that no commit comes between reading the facts and setting them.
    await file.file.transaction(async (statements) => {
      file.facts = await readFacts(statements);
      file.generation = nextGeneration();
    });
  }

  async end(): Promise<void> {
    await this.changes.drained();
    await this.settling;
    for (const held of this.held.all()) {
      const { file } = held;
      if (!file) continue;
      delete held.file;
      if (file.facts.messages !== held.record.facts?.messages)
        await this.held.save({ ...held.record, facts: file.facts }, held).catch(() => undefined);
      await file.file.detach();
    }
  }

  private describe(held: HeldIndex): IndexDescription {
    const { name, setId } = held.record;
    return described(held, this.targets.get(setId)?.name === name, this.directory.bytes(name));
  }

  private retirable(name: string): HeldIndex {
    const held = this.held.known(name);
    if (this.targets.get(held.record.setId)?.name === name)
      throw new IndexError('write-index', `New messages go into index ${name}.`);
    return held;
  }
}
