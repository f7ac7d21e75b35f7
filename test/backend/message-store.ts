import { parseQuery } from '@/domain/query/syntax/parser';
import type { IndexFamily } from '@/server/indices/model/model';
import type { IncomingMessage } from '@/server/message-types/incoming-message';
import type { IndexStore } from '@/server/indices/index-store';
import { openIndices } from '@/server/indices/indices';
import { localEncoder } from '@/server/ingest/encoding/local-encoder';
import type { FieldCatalogue } from '@/server/indices/model/catalogue';
import { compileCondition } from '@/server/messages/condition';
import type { FoundMessage, Page } from '@/server/messages/finder';
import { select, type SelectionOptions, type Selection } from '@/server/messages/selection';
import {
  createMessageStore,
  type MessageStore,
  type MessageStoreOptions,
} from '@/server/messages/store';
import { createChain } from '@/server/processing/chain/chain';
import { applyStreamRules } from '@/server/processing/steps/stream-rules';
import { openDatabase, type Database } from '@/server/storage/database';
import { createDocumentTable } from '@/server/storage/document-table';

type Options = Partial<MessageStoreOptions> & {
  /** The ids of the streams of a message; none by default. */
  route?: (message: IncomingMessage) => readonly string[];
  /** `TEST_SET` by default. */
  setId?: string;
  /** The prefix of index names; `graylog` by default. */
  prefix?: string;
  database?: Database;
  directory?: string;
  /** Fields that new indices store as IP addresses. */
  addressFields?: readonly string[];
  log?: (line: string) => void;
};

/** A message store with one index set, in memory by default. */
export type TestStore = {
  store: MessageStore;
  indices: IndexStore;
  database: Database;
  /** The fields of the newest index. */
  catalogue: () => FieldCatalogue;
  find: (asked: SelectionOptions, page: Page) => Promise<FoundMessage[]>;
  count: (asked: SelectionOptions) => Promise<number>;
  /** Stores messages in the current write index of a set. */
  write: (messages: readonly IncomingMessage[], family?: IndexFamily) => Promise<void>;
  /** Marks in both indices that the messages with this text have a copy in the other. */
  copied: (one: string, other: string, text: string) => Promise<void>;
  /** Runs `work` over the matching messages. */
  over: <T>(asked: SelectionOptions, work: (selection: Selection) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

export const TEST_SET = 'set';

export async function openTestStore({
  prefix = 'graylog',
  setId = TEST_SET,
  database: given,
  directory,
  log = () => undefined,
  now = Date.now,
  route = () => [],
  addressFields,
  ...options
}: Options = {}): Promise<TestStore> {
  const database = given ?? (await openDatabase({ path: ':memory:' }));
  const indices = await openIndices({
    addressFields,
    database,
    documents: createDocumentTable(database),
    directory,
    now,
    log,
  });
  await indices.ensure({ setId, prefix });
  const processingInto = (set: string) => ({
    version: 0,
    chain: createChain([{ name: 'route', run: applyStreamRules(route) }], now),
    destinations: { setsOf: () => [set] },
  });
  const store = await createMessageStore(database, indices, {
    openEncoder: localEncoder(now, { processing: processingInto(setId) }),
    nodeId: 'node',
    now,
    log,
    ...options,
  });

  const over: TestStore['over'] = async (asked, work) => {
    const lease = store.lease(asked);
    try {
      return await work(select(lease, asked));
    } finally {
      lease.release();
    }
  };

  return {
    store,
    indices,
    async write(messages, family = { setId, prefix }) {
      await indices.ensure(family);
      const own = await createMessageStore(database, indices, {
        ...options,
        openEncoder: localEncoder(now, { processing: processingInto(family.setId) }),
        nodeId: 'node',
        now,
        log,
      });
      await own.writer.writeDurably(messages);
      await own.close();
    },
    async copied(one, other, text) {
      for (const [index, copy] of [
        [one, other],
        [other, one],
      ] as const) {
        const file = indices.files().find(({ name }) => name === index)?.file;
        await file?.run(`UPDATE messages SET copies = $1 WHERE doc->>'/message' = $2`, [
          ` ${copy} `,
          text,
        ]);
        await indices.refresh(index);
      }
    },
    database,
    catalogue() {
      const { catalogues, release } = store.lease();
      release();
      const newest = catalogues.at(-1);
      if (!newest) throw new Error('There is no index.');
      return newest;
    },
    over,
    find: (asked, page) => over(asked, (selection) => store.find(selection, page)),
    count: (asked) => over(asked, (selection) => store.count(selection)),
    async close() {
      await store.close();
      await indices.end();
      await database.close();
    },
  };
}

/** The messages that match a query at a given time. */
export const matching = (query: string, now: number): SelectionOptions => ({
  where: (catalogue) => compileCondition(parseQuery(query), catalogue, now),
});
