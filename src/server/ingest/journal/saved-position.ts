import type { Database } from '../../storage/database';
import { quotedName } from '../../storage/sql/quoted';
import type { Statements } from '../../storage/sql/statements';

/** How far a journal has been stored in the indices of a set. */
export type JournalPosition = { journal: string; record: number };
/** By index set. */
export type JournalPositions = ReadonlyMap<string, JournalPosition>;

/**
 * Created with the first message from a journal, so that indices of nodes that never pause do not
 * have it.
 */
const TABLE = 'journal_position';

/** Saves in an index how far it has the journal, in the transaction that stores the rows. */
export async function savePosition(
  { run }: Pick<Statements, 'run'>,
  { journal, record }: JournalPosition,
): Promise<void> {
  await run(`CREATE TABLE IF NOT EXISTS ${TABLE} (journal VARCHAR, record BIGINT)`);
  await run(`DELETE FROM ${TABLE}`);
  await run(`INSERT INTO ${TABLE} VALUES ($1, $2::BIGINT)`, [journal, record]);
}

/** Reads the positions of all open indices. */
export async function readPositions(
  { query }: Pick<Database, 'query'>,
  indices: readonly { name: string; setId: string }[],
): Promise<JournalPositions> {
  const positions = new Map<string, JournalPosition>();
  const holders = await query<{ name: string }>(
    `SELECT database_name AS name FROM duckdb_tables() WHERE table_name = '${TABLE}'`,
  );
  for (const { name } of holders) {
    const setId = indices.find((index) => index.name === name)?.setId;
    if (setId === undefined) continue;
    const [found] = await query<JournalPosition>(
      `SELECT journal, record::DOUBLE AS record FROM ${quotedName(name)}.${TABLE}`,
    );
    const before = positions.get(setId);
    if (found !== undefined && (before === undefined || isLater(found, before)))
      positions.set(setId, found);
  }
  return positions;
}

const isLater = (one: JournalPosition, other: JournalPosition) =>
  one.journal === other.journal ? one.record > other.record : one.journal > other.journal;
