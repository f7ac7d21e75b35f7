import type { FieldType } from '@/contract/fields';
import type { IndexStore } from '../indices/index-store';
import type { IngestWriter } from '../ingest/ingest';
import type { OnWritten } from '../ingest/settling';
import { localEncoder } from '../ingest/encoding/local-encoder';
import type { OpenEncoder } from '../ingest/encoding/protocol';
import type { Lease, Wanted } from '../indices/searched';
import type { TrafficCounts } from '../ingest/traffic-counts';
import type { Database } from '../storage/database';
import { analyse } from '../field-values/analyser';
import type { FieldCatalogue } from '../indices/model/catalogue';
import { listedType, fieldTypes } from './fields/field-types';
import { createFinder, type Finder, type FoundMessage } from './finder';
import { createRetention, type Retention } from './retention';
import { createThroughput, type Throughput } from '../ingest/throughput';
import { withSharedReads } from './shared-reads';
import { createIndexWriter } from '../ingest/index-writer';
import { openJournal, type Journal } from '../ingest/journal/journal';
import { readPositions } from '../ingest/journal/saved-position';
import type { FoundMisfits, GivenUp } from '../ingest/chunk-writer';

export type MessageStoreOptions = {
  nodeId: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  onWritten?: OnWritten | undefined;
  /** Opens the encoder; by default one in this thread. */
  openEncoder?: OpenEncoder | undefined;
  /** Where messages wait while processing is paused; in a temporary directory by default. */
  journal?: Journal | undefined;
  /** Called with messages that could not be stored. */
  onGivenUp?: ((lost: GivenUp) => void) | undefined;
  /** Called with values of stored messages that do not fit the type of their field. */
  onMisfits?: ((found: FoundMisfits) => void) | undefined;
  /** Called with received and stored bytes. */
  onTraffic?: TrafficCounts['count'] | undefined;
  /** Called with a line about storage problems. */
  log?: ((line: string) => void) | undefined;
};

/** Stored messages: writing, searching and deleting them. */
export type MessageStore = Finder &
  Retention & {
    writer: IngestWriter;
    /** Leases the indices for a search. */
    lease(wanted?: Wanted): Lease;
    /** Takes a damaged index out of service. */
    condemn(index: string, reason: string): Promise<void>;
    get(index: string, id: string): Promise<FoundMessage | undefined>;
    total(): number;
    /** Fields as Graylog lists them, from memory; of all messages or of those in `streams`. */
    fields(sets?: readonly string[], streams?: readonly string[]): FieldType[];
    /** The listed type of a field. */
    typeOf(name: string, sets?: readonly string[], streams?: readonly string[]): string | undefined;
    /** The tokens of a text. */
    analyse(text: string): string[];
    throughput: Pick<Throughput, 'perSecond' | 'totals' | 'ofStream'>;
    /** Processes what an earlier run left in the journal. */
    startJournal(): Promise<void>;
    /** Stores queued messages. The indices stay open. */
    close(): Promise<void>;
  };

export async function createMessageStore(
  database: Database,
  indices: IndexStore,
  options: MessageStoreOptions,
): Promise<MessageStore> {
  const throughput = createThroughput(options.now);
  const { now, log = () => undefined, openEncoder = localEncoder(now), ...others } = options;
  const writer = createIndexWriter(indices, {
    ...others,
    now,
    log,
    openEncoder,
    journal: options.journal ?? (await openJournal({ directory: undefined, now, log })),
    throughput,
    rows: database.rows,
  });

  function cataloguesOf(sets: readonly string[] | undefined): readonly FieldCatalogue[] {
    const { catalogues, release } = indices.lease({ sets });
    release();
    return catalogues;
  }

  return {
    ...createFinder(withSharedReads(database)),
    ...createRetention(database, indices, writer),
    writer,
    throughput,
    lease: (wanted) => indices.lease(wanted),
    condemn: (index, reason) => indices.condemn(index, reason),
    async get(index, id) {
      const { indices: open, release } = indices.lease();
      try {
        const found = open.find(({ name }) => name === index);
        if (!found) return undefined;
        const [row] = await database.query<{ doc: string }>(
          `SELECT doc FROM ${found.table} WHERE id = $1 LIMIT 1`,
          [id],
        );
        return row && { index, id, doc: row.doc };
      } finally {
        release();
      }
    },
    total: () =>
      indices
        .list()
        .reduce((sum, { state, messages }) => sum + (state === 'open' ? messages : 0), 0),
    fields: (sets, streams) => fieldTypes(cataloguesOf(sets), streams),
    typeOf: (name, sets, streams) => listedType(cataloguesOf(sets), name, streams),
    analyse,
    async startJournal() {
      writer.startJournal(await readPositions(database, indices.list()));
    },
    close: () => writer.close(),
  };
}
