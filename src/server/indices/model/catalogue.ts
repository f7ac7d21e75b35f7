import { slotColumn, SLOTS, type SlotKind } from '../../storage/schema/messages-schema';
import type { Statements } from '../../storage/sql/statements';
import type { SavedField, SavedFieldStream, WriteTarget } from './model';
import type { StoredType } from './stored-type';
import { createStreamFields } from './stream-fields';

export type { StoredType };

export type CatalogueField = {
  id: number;
  name: string;
  type: StoredType;
  /** The column of `messages` with its values; undefined if they are in `extra`. */
  column: string | undefined;
  /** `text` is searched by token, `source` as a whole ignoring case, and all others as a whole. */
  analysis: 'text' | 'source' | 'none';
  /** Whether some values are in `extra` because they do not fit the type or are lists. */
  misfits: boolean;
};

/** The fields of an index and where their values are stored, held in memory. */
export type FieldCatalogue = {
  get(name: string): CatalogueField | undefined;
  /**
   * In alphabetical order, as Graylog lists them. `_id` and `_index` can be searched but are not
   * listed.
   */
  all(): readonly CatalogueField[];
  /** Whether messages of one of the streams have it; every message has the fields of Graylog. */
  occursIn(field: CatalogueField, streams: readonly string[]): boolean;
};

/** A catalogue to which the writer adds fields at first sight. Changes are in memory only. */
export type GrowingCatalogue = FieldCatalogue & {
  ensure(name: string, type: StoredType): CatalogueField;
  noteMisfit(field: CatalogueField): void;
  /** Notes that a message of these streams has the field. */
  noteStreams(field: CatalogueField, streams: readonly string[]): void;
  /**
   * Returns the changes by `ensure`, `noteMisfit` and `noteStreams` since the last call, to be stored with the
   * messages that need them.
   */
  takeChanges(): SavedField[];
  /** Applies changes from another catalogue of the same index. */
  apply(changes: readonly SavedField[]): void;
};

const builtIn = (
  name: string,
  type: StoredType,
  column: string,
  analysis: CatalogueField['analysis'] = 'none',
): CatalogueField => ({
  id: -1,
  name,
  type,
  column,
  analysis,
  misfits: false,
});

const OWN_COLUMNS: readonly CatalogueField[] = [
  builtIn('full_message', 'string', 'full_terms', 'text'),
  builtIn('gl2_message_id', 'string', 'message_id'),
  builtIn('gl2_source_input', 'string', 'input_id'),
  builtIn('message', 'string', 'terms', 'text'),
  builtIn('source', 'string', 'source_key', 'source'),
  builtIn('streams', 'string', 'streams'),
  builtIn('timestamp', 'date', '"timestamp"'),
];
const HIDDEN: readonly CatalogueField[] = [
  builtIn('_id', 'string', 'id'),
  builtIn('_index', 'string', 'index_name'),
];

/** Graylog's index template fixes these types, whatever a sender sends. */
const RESERVED: readonly (readonly [string, StoredType])[] = [
  ['gl2_accounted_message_size', 'long'],
  ['gl2_processing_timestamp', 'date'],
  ['gl2_receive_timestamp', 'date'],
  ['gl2_remote_ip', 'string'],
  ['gl2_remote_port', 'long'],
  ['gl2_source_node', 'string'],
];

const slotKinds: Record<StoredType, SlotKind> = {
  string: 's',
  ip: 's',
  long: 'l',
  float: 'd',
  date: 't',
};

const EVERYWHERE: ReadonlySet<string> = new Set(RESERVED.map(([name]) => name));

/** `saved` and `savedStreams` are what the index has stored; empty for a new one. */
export function createCatalogue(
  saved: readonly SavedField[],
  savedStreams: readonly SavedFieldStream[] = [],
): GrowingCatalogue {
  const fields = new Map<string, CatalogueField>(
    [...OWN_COLUMNS, ...HIDDEN].map((field) => [field.name, field]),
  );
  const used: Record<SlotKind, number> = { s: 0, l: 0, d: 0, t: 0 };
  const streamFields = createStreamFields(savedStreams);
  /** The fields to be saved, with the streams where they were first seen. */
  const changed = new Map<CatalogueField, string[]>();
  const changesOf = (field: CatalogueField): string[] => {
    const streams = changed.get(field) ?? [];
    changed.set(field, streams);
    return streams;
  };
  let nextId = 0;
  let sorted: readonly CatalogueField[] | undefined;

  const add = (field: CatalogueField) => {
    fields.set(field.name, field);
    nextId = Math.max(nextId, field.id + 1);
    if (field.column !== undefined) used[slotKinds[field.type]] += 1;
    sorted = undefined;
    return field;
  };

  function apply(changes: readonly SavedField[]): void {
    for (const { slot, inStreams = [], ...row } of changes) {
      for (const stream of inStreams) streamFields.add(stream, row.id);
      const known = fields.get(row.name);
      if (known) known.misfits ||= row.misfits;
      else add({ ...row, column: slot ?? undefined, analysis: 'none' });
    }
  }

  function ensure(name: string, type: StoredType): CatalogueField {
    const known = fields.get(name);
    if (known) return known;
    const kind = slotKinds[type];
    const column = used[kind] < SLOTS[kind] ? `${kind}${used[kind]}` : undefined;
    const field = add({ id: nextId, name, type, column, analysis: 'none', misfits: false });
    changesOf(field);
    return field;
  }

  apply(saved);
  for (const [name, type] of RESERVED) ensure(name, type);

  return {
    get: (name) => fields.get(name),
    all: () =>
      (sorted ??= [...fields.values()]
        .filter((field) => !HIDDEN.includes(field))
        .sort((a, b) => (a.name < b.name ? -1 : 1))),
    ensure,
    noteMisfit(field) {
      if (field.misfits) return;
      field.misfits = true;
      changesOf(field);
    },
    noteStreams(field, streams) {
      if (streamFields.isKnown(field.id, streams)) return;
      for (const stream of streams)
        if (streamFields.add(stream, field.id) && !isEverywhere(field))
          changesOf(field).push(stream);
    },
    occursIn: (field, streams) => isEverywhere(field) || streamFields.occursIn(field.id, streams),
    takeChanges() {
      const taken = [...changed].map(
        ([{ id, name, type, column, misfits }, inStreams]): SavedField => ({
          id,
          name,
          type,
          slot: column ?? null,
          misfits,
          inStreams,
        }),
      );
      changed.clear();
      return taken;
    },
    apply,
  };
}

/** Built-in fields have no number of their own. */
const isEverywhere = ({ id, name }: CatalogueField): boolean => id < 0 || EVERYWHERE.has(name);

/** A field that a new index defines as an address; `place` is its position among those. */
export const addressField = (name: string, place: number): SavedField => ({
  id: place,
  name,
  type: 'ip',
  slot: place < SLOTS.s ? `s${place}` : null,
  misfits: false,
});

type FieldTables = Pick<WriteTarget, 'table' | 'fieldTable' | 'fieldStreamTable'>;

/** Stores the changes of `takeChanges` and creates new slot columns. Table names are qualified. */
export async function saveFields(
  statements: Pick<Statements, 'run'>,
  { table, fieldTable, fieldStreamTable }: FieldTables,
  fields: readonly SavedField[],
): Promise<void> {
  if (fields.length === 0) return;
  for (const { slot } of fields)
    if (slot !== null)
      await statements.run(`ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS ${slotColumn(slot)}`);
  // If a field changed several times, the last change counts.
  const rows = [...new Map(fields.map((field) => [field.id, field])).values()];
  await statements.run(
    `INSERT OR REPLACE INTO ${fieldTable}
     SELECT unnest(from_json($1, '[{"id":"INTEGER","name":"VARCHAR","type":"VARCHAR","slot":"VARCHAR","misfits":"BOOLEAN"}]'), recursive := true)`,
    [JSON.stringify(rows.map(({ inStreams: _, ...row }) => row))],
  );
  const streams = fields.flatMap(({ id, inStreams = [] }) =>
    inStreams.map((stream): SavedFieldStream => ({ stream, field: id })),
  );
  if (streams.length === 0) return;
  // A new encoder does not know what the one before it has saved.
  await statements.run(
    `INSERT OR IGNORE INTO ${fieldStreamTable}
     SELECT unnest(from_json($1, '[{"stream":"VARCHAR","field":"INTEGER"}]'), recursive := true)`,
    [JSON.stringify(streams)],
  );
}
