import { createCatalogue } from './catalogue';
import type { Database } from '../storage/database';
import { indexMigrations } from '../storage/schema/migrations';
import type { SearchedIndex } from './searched';

const NAME = 'nowhere';

/**
 * An index without messages, for searches that no index has anything for. No real one is called so:
 * theirs end in numbers.
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
