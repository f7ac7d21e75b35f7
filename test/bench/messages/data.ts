import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_INDEX_SET_ID } from '@/server/indices/built-in-ids';
import type { SavedField } from '@/server/indices/model/model';
import type { IndexStore } from '@/server/indices/index-store';
import { newInput } from '@/server/inputs/running/default-inputs';
import { saveFields } from '@/server/indices/model/catalogue';
import { openDatabase, type Database } from '@/server/storage/database';
import { DEFAULT_INDEX_PREFIX, openStores } from '@/server/stores';
import { DEFAULT_STREAM_ID } from '@/contract/streams';
import { openTestStore } from '@test/backend/message-store';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { copyRows, instantOf, type Course } from './copy-rows';
import { gelfLines } from './logs';

const DAY_MS = 86_400_000;
/** Two row groups of DuckDB, so that two threads copy them. */
const TEMPLATE_ROWS = 2 * 122_880;
const AT_ONCE = 2000;

export type DataWanted = {
  messages: number;
  indices: number;
  days?: number;
  templateRows?: number;
};

/**
 * Fills the data directory of a stopped node with messages of the last days, evenly distributed
 * over indices.
 */
export async function makeData(
  directory: string,
  { messages, indices, days = 7, templateRows = TEMPLATE_ROWS }: DataWanted,
  now = Date.now(),
): Promise<void> {
  const database = await openDatabase({
    path: join(directory, 'messages.duckdb'),
    memoryLimit: '6GB',
  });
  const stores = await openStores(database, Date.now, (line) => console.error(line));
  const scratch = mkdtempSync(join(directory, 'template-'));
  const template = await writeTemplate(
    database,
    scratch,
    gelfLines(Math.min(messages, templateRows)),
    { nodeId: stores.identity.node_id },
  );
  const course = {
    from: now - days * DAY_MS,
    stepMicros: Math.floor((days * DAY_MS * 1000) / messages),
  };
  for (let index = 0; index < indices; index += 1) {
    if (index > 0)
      await stores.indices.cycle({ setId: DEFAULT_INDEX_SET_ID, prefix: DEFAULT_INDEX_PREFIX });
    await fill(stores.indices, template, course, {
      from: Math.floor((index * messages) / indices),
      to: Math.floor(((index + 1) * messages) / indices),
    });
  }
  await template.close();
  await stores.messages.close();
  await stores.indices.end();
  await database.close();
  rmSync(scratch, { recursive: true });
}

/** Stored messages that serve as a template for copies. */
export type Template = {
  table: string;
  rows: number;
  fields: readonly SavedField[];
  /** Call it before closing the database that reads the template. */ close: () => Promise<void>;
};
type Writing = {
  nodeId: string;
  name?: string;
  /**
   * The time at which message `n` arrives. By default all arrive at once.
   */
  nowOf?: (n: number) => number;
};

/**
 * Stores the lines as a GELF input does, in a separate file in `directory` that `database` then
 * reads.
 */
export async function writeTemplate(
  database: Database,
  directory: string,
  lines: Iterable<string>,
  { nodeId, name = 'template', nowOf }: Writing,
): Promise<Template> {
  const place = join(directory, name);
  let clock: number | undefined;
  const now = () => clock ?? Date.now();
  const own = await openTestStore({
    database: await openDatabase({ path: ':memory:' }),
    directory: place,
    prefix: name,
    nodeId,
    now,
    route: () => [DEFAULT_STREAM_ID],
  });
  const channel = own.store.writer.openChannel(
    { ...newInput('bench', INPUT_TYPES.gelfTcp, {}, 0), id: '000000000000000000000b3c' },
    undefined,
    () => undefined,
  );
  if (!channel) throw new Error('The writer takes no GELF.');
  const put = async (batch: readonly string[]) => {
    const reasons = await channel.putDurably(
      batch.map((line) => Buffer.from(line)),
      now(),
      { ip: '127.0.0.1', port: 40_000 },
    );
    if (reasons.some((reason) => reason !== undefined))
      throw new Error(`Refused: ${reasons.join()}`);
  };
  let batch: string[] = [];
  let rows = 0;
  for (const line of lines) {
    clock = nowOf?.(rows);
    rows += 1;
    if (batch.push(line) < (nowOf ? 1 : AT_ONCE)) continue;
    await put(batch);
    batch = [];
  }
  if (batch.length > 0) await put(batch);
  channel.close();
  await own.close();
  const { detach } = await database.attach(name, join(place, `${name}_0.duckdb`));
  return {
    table: `${name}.messages`,
    rows,
    fields: await database.query<SavedField>(
      `SELECT id, name, type, slot, misfits FROM ${name}.field_catalogue ORDER BY id`,
    ),
    close: detach,
  };
}

/** Copies the template repeatedly into the current write index. */
async function fill(
  indices: IndexStore,
  { table: source, rows, fields }: Template,
  course: Course,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const target = indices.target(DEFAULT_INDEX_SET_ID);
  if (!target) throw new Error('There is no index to write into.');
  await target.transaction(async (statements) => {
    await saveFields(statements, target, fields);
    for (let shift = Math.floor(from / rows) * rows; shift < to; shift += rows) {
      await statements.run(
        copyRows({
          source,
          target: target.table,
          index: target.name,
          fields,
          course,
          shift,
          from,
          to,
        }),
      );
    }
  });
  indices.wrote(target.name, {
    messages: to - from,
    first: instantOf(course, from),
    last: instantOf(course, to - 1),
    lastSeq: to - 1,
    hasCopies: false,
    fields,
  });
  indices.committed(to - 1);
}
