import { createCatalogue } from './model/catalogue';
import type { Database } from '../storage/database';
import { indexMigrations } from '../storage/schema/migrations';
import type { SearchedIndex } from './searched';

const NAME = 'nowhere';

/**
 * An empty index for searches that match no index. The names of real indices end in a number, so it
 * cannot clash with them.
 */
export async function openNowhere(database: Database): Promise<SearchedIndex> {
  const file = await database.attach(NAME, undefined);
  for (const sql of indexMigrations.flat()) await file.run(sql);
  return {
    name: NAME,
    setId: '',
    table: `${NAME}.messages`,
    catalogue: createCatalogue([]),
    first: undefined,
    last: undefined,
    hasCopies: false,
    lastSeq: -1,
    generation: 0,
  };
}
