import { slotColumn, SLOTS, type SlotKind } from '../storage/schema/messages-schema';
import type { Statements } from '../storage/sql/statements';
import type { SavedField, WriteTarget } from './model';
import type { StoredType } from './stored-type';

export type { StoredType };

export type CatalogueField = {
  id: number;
  name: string;
  type: StoredType;
  /** The column of `messages` with its values; undefined: they lie in `extra`. */
  column: string | undefined;
  /** `text` is found token by token, `source` whole but in any case, all others as they are. */
  analysis: 'text' | 'source' | 'none';
  /** Some values do not fit the type (text where numbers are), or are lists, and lie in `extra`. */
  misfits: boolean;
};

/**
 * Which fields there are, and where their values lie. Held in memory, so that no read waits for it.
 */
export type FieldCatalogue = {
  get(name: string): CatalogueField | undefined;
  /**
   * In alphabetical order, what Graylog lists. `_id` and `_index` can be searched but are not among
   * them.
   */
  all(): readonly CatalogueField[];
};

/** What the writer needs besides: a field for each name, made at first sight. In memory alone. */
export type GrowingCatalogue = FieldCatalogue & {
  ensure(name: string, type: StoredType): CatalogueField;
  noteMisfit(field: CatalogueField): void;
  /**
   * What `ensure` and `noteMisfit` changed since the last call; to be stored with the messages that
   * need it.
   */
  takeChanges(): SavedField[];
  /** Takes in what another catalogue of the same index changed. */
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

/** Graylog's index template types these whatever a sender says. */
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

/** `saved` is what was stored of it; empty for a new index. */
export function createCatalogue(saved: readonly SavedField[]): GrowingCatalogue {
  const fields = new Map<string, CatalogueField>(
    [...OWN_COLUMNS, ...HIDDEN].map((field) => [field.name, field]),
  );
  const used: Record<SlotKind, number> = { s: 0, l: 0, d: 0, t: 0 };
  const changed = new Set<CatalogueField>();
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
    for (const { slot, ...row } of changes) {
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
    changed.add(field);
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
      changed.add(field);
    },
    takeChanges() {
      const taken = [...changed].map(({ id, name, type, column, misfits }): SavedField => ({
        id,
        name,
        type,
        slot: column ?? null,
        misfits,
      }));
      changed.clear();
      return taken;
    },
    apply,
  };
}

/** One of the fields that an index holds as addresses from its beginning; `place` counts them. */
export const addressField = (name: string, place: number): SavedField => ({
  id: place,
  name,
  type: 'ip',
  slot: place < SLOTS.s ? `s${place}` : null,
  misfits: false,
});

/**
 * Stores what `takeChanges` gave, and makes the slots that are new. Names of tables are qualified.
 */
export async function saveFields(
  statements: Pick<Statements, 'run'>,
  { table, fieldTable }: Pick<WriteTarget, 'table' | 'fieldTable'>,
  fields: readonly SavedField[],
): Promise<void> {
  if (fields.length === 0) return;
  for (const { slot } of fields)
    if (slot !== null)
      await statements.run(`ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS ${slotColumn(slot)}`);
  // Of several changes of one field the last one holds.
  const rows = [...new Map(fields.map((field) => [field.id, field])).values()];
  await statements.run(
    `INSERT OR REPLACE INTO ${fieldTable}
     SELECT unnest(from_json($1, '[{"id":"INTEGER","name":"VARCHAR","type":"VARCHAR","slot":"VARCHAR","misfits":"BOOLEAN"}]'), recursive := true)`,
    [JSON.stringify(rows)],
  );
}
