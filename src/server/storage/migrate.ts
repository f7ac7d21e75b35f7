import type { Statements } from './sql/statements';
import { StorageError } from './storage-error';

/**
 * Migrates the schema of a file to the current version. @throws StorageError `newer` if it is
 * beyond that
 */
export async function migrate(
  statements: Pick<Statements, 'query' | 'run'>,
  path: string,
  migrations: readonly (readonly string[])[],
): Promise<void> {
  await statements.run('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const [row] = await statements.query<{ version: number | null }>(
    'SELECT max(version) AS version FROM schema_version',
  );
  const version = row?.version ?? 0;
  if (version > migrations.length) {
    throw new StorageError(
      'newer',
      `The database ${path} has schema version ${version}; this program knows up to ${migrations.length}. Use a newer version of it.`,
    );
  }
  for (const [index, steps] of migrations.entries()) {
    if (index < version) continue;
    await statements.run('BEGIN TRANSACTION');
    for (const sql of steps) await statements.run(sql);
    await statements.run('INSERT INTO schema_version VALUES ($1::INTEGER)', [index + 1]);
    await statements.run('COMMIT');
  }
}
