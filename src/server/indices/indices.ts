import type { Database } from '../storage/database';
import { openDocuments, type Documents, type DocumentStorage } from '../storage/documents';
import { createSerialQueue } from '../storage/queue';
import { described, factsOf, targetOf, type HeldIndex } from './held-index';
import { createIndexDirectory } from './index-directory';
import { nextGeneration, openIndexFile, readFacts, type FieldTemplate } from './index-file';
import { withWritten, type IndexRecord } from './index-record';
import type { IndexStore, Written } from './index-store';
import { createLeases } from './leases';
import { makeIndex, nextRecord } from './make-index';
import { IndexError, type IndexDescription, type IndexFamily, type WriteTarget } from './model';
import { openNowhere } from './nowhere';
import type { Lease, SearchedIndex, Wanted } from './searched';
import { adoptStrangers } from './strangers';
import { takeLease } from './take-lease';

export type IndicesOptions = FieldTemplate & {
  database: Database;
  documents: DocumentStorage;
  /** Where the files lie; undefined: in memory. */
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
  private readonly held = new Map<string, HeldIndex>();
  private readonly targets = new Map<string, WriteTarget>();
  private readonly listeners: ((target: WriteTarget) => Promise<void>)[] = [];
  /** Indices are made, closed and removed one after the other. */
  private readonly changes = createSerialQueue();
  private readonly directory;
  private lastSeq = -1;
  private putAway: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly options: IndicesOptions,
    private readonly records: Documents<IndexRecord>,
    private readonly nowhere: SearchedIndex,
  ) {
    this.directory = createIndexDirectory(options.directory);
  }

  async open(): Promise<void> {
    for (const record of this.records.all()) {
      if (record.state === 'removing') await this.forget(record.name);
      else this.held.set(record.name, { record, leases: createLeases() });
    }
    for (const record of await adoptStrangers(
      this.options.database,
      this.directory,
      (name) => this.held.has(name),
      this.options.log,
    )) {
      await this.save(record);
      this.held.set(record.name, { record, leases: createLeases() });
    }
    await Promise.all(
      [...this.held.values()]
        .filter(({ record }) => record.state === 'open')
        .map((held) => this.attach(held)),
    );
    for (const held of this.held.values())
      this.lastSeq = Math.max(this.lastSeq, factsOf(held)?.lastSeq ?? -1);
    for (const setId of new Set([...this.held.values()].map(({ record }) => record.setId)))
      await this.resume(setId);
    this.settleLeftOvers();
  }

  /**
   * A log that a crash left beside an index which is only read from would be read at every start:
   * it goes into the file, one after the other, while the node runs.
   */
  private settleLeftOvers(): void {
    for (const held of this.held.values()) {
      const { name, setId } = held.record;
      if (held.file && this.targets.get(setId)?.name !== name && this.directory.hasLog(name))
        this.putAway = this.putAway.then(() => this.settle(held));
    }
  }

  /**
   * New messages go on into the newest index of the set, or into a fresh one where that cannot be
   * written.
   */
  private async resume(setId: string): Promise<void> {
    const newest = this.ofSet(setId).at(-1);
    if (!newest) return;
    const { name, number } = newest.record;
    if (newest.file) this.targets.set(setId, targetOf(newest, newest.file));
    else await this.make({ setId, prefix: name.slice(0, -`_${number}`.length) });
  }

  private async attach(held: HeldIndex): Promise<void> {
    const { name, setId, createdAt, facts } = held.record;
    try {
      held.file =
        held.asleep ??
        (await openIndexFile(
          this.options.database,
          { name, setId, createdAt, path: this.directory.path(name) },
          facts,
        ));
      delete held.asleep;
      delete held.trouble;
    } catch (error) {
      held.trouble = error instanceof Error ? error.message : String(error);
      this.options.log(`Index ${name} cannot be searched: ${held.trouble}`);
    }
  }

  list(setId?: string): IndexDescription[] {
    const held = setId === undefined ? [...this.held.values()] : this.ofSet(setId);
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
    const held = await makeIndex(nextRecord(family, this.held.values(), this.options.now()), {
      database: this.options.database,
      addressFields: this.options.addressFields,
      directory: this.directory,
      save: (record) => this.save(record),
      forget: (name) => this.forget(name),
    });
    this.held.set(held.record.name, held);
    const before = this.targets.get(setId);
    const target = targetOf(held, held.file);
    this.targets.set(setId, target);
    const arrived = Promise.all(this.listeners.map((listener) => listener(target)));
    const old = before && this.held.get(before.name);
    // One at a time: the runtime has few threads for files, and new messages need one.
    if (old) this.putAway = Promise.all([this.putAway, arrived]).then(() => this.settle(old));
    return held;
  }

  /**
   * Once what was on its way to it has arrived, everything is in the file and its facts are known
   * for the next start.
   */
  private async settle(held: HeldIndex): Promise<void> {
    try {
      await held.file?.file.checkpoint();
      if (held.file) await this.save({ ...held.record, facts: held.file.facts }, held);
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
    await this.save({ ...held.record, state: 'closed', ...(file && { facts: file.facts }) }, held);
    await this.detach(held, this.options.directory === undefined);
  }

  private async detach(held: HeldIndex, keep = false): Promise<void> {
    const file = held.file ?? held.asleep;
    delete held.file;
    if (keep && file) held.asleep = file;
    await held.leases.ended(
      new Error(`Index ${held.record.name} was closed while it was searched.`),
    );
    if (!keep) await file?.file.detach();
  }

  reopen(name: string): Promise<void> {
    return this.changes.add(async () => {
      const held = this.known(name);
      if (held.file) return;
      await this.save({ ...held.record, state: 'open', reopened: true }, held);
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
      for (const held of this.ofSet(setId)) await this.removeOne(held);
    });
  }

  private async removeOne(held: HeldIndex): Promise<void> {
    await this.save({ ...held.record, state: 'removing' }, held);
    await this.detach(held);
    await this.forget(held.record.name);
    this.held.delete(held.record.name);
  }

  private async forget(name: string): Promise<void> {
    this.directory.remove(name);
    await this.records.remove(name);
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
      await this.detach(held);
    });
  }

  async calculateRange(name: string) {
    const held = this.known(name);
    const { file } = held;
    if (!file)
      throw new IndexError(
        held.trouble === undefined ? 'unknown' : 'damaged',
        held.trouble ?? `Index ${name} is closed.`,
      );
    const started = this.options.now();
    await this.refresh(name);
    await this.save(
      { ...held.record, range: { calculatedAt: started, tookMs: this.options.now() - started } },
      held,
    );
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
    return takeLease([...this.held.values()], this.nowhere, this.lastSeq, wanted);
  }

  files() {
    return [...this.held.values()].flatMap(({ record: { name, state }, file }) =>
      file && state === 'open' ? [{ name, file: file.file }] : [],
    );
  }

  async refresh(name: string): Promise<void> {
    const file = this.held.get(name)?.file;
    if (!file) return;
    // In turn with what is written, so that no commit falls between looking and taking down.
    await file.file.transaction(async (statements) => {
      file.facts = await readFacts(statements);
      file.generation = nextGeneration();
    });
  }

  async end(): Promise<void> {
    await this.changes.drained();
    await this.putAway;
    for (const held of this.held.values()) {
      const { file } = held;
      if (!file) continue;
      delete held.file;
      if (file.facts.messages !== held.record.facts?.messages)
        await this.save({ ...held.record, facts: file.facts }, held).catch(() => undefined);
      await file.file.detach();
    }
  }

  private describe(held: HeldIndex): IndexDescription {
    const { name, setId } = held.record;
    return described(held, this.targets.get(setId)?.name === name, this.directory.bytes(name));
  }

  private ofSet(setId: string): HeldIndex[] {
    return [...this.held.values()]
      .filter(({ record }) => record.setId === setId)
      .sort((a, b) => a.record.number - b.record.number);
  }

  private known(name: string): HeldIndex {
    const held = this.held.get(name);
    if (!held || held.record.state === 'removing')
      throw new IndexError('unknown', `There is no index ${name}.`);
    return held;
  }

  private retirable(name: string): HeldIndex {
    const held = this.known(name);
    if (this.targets.get(held.record.setId)?.name === name)
      throw new IndexError('write-index', `New messages go into index ${name}.`);
    return held;
  }

  private async save(record: IndexRecord, held?: HeldIndex): Promise<void> {
    if (held) held.record = record;
    await this.records.put(record.name, record);
  }
}
