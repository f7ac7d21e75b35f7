import type { Damage } from '../../indices/searched';
import { isUnreadable } from '../../storage/storage-error';
import type { Selection } from '../../messages/selection';

/**
 * Runs `work`. If DuckDB cannot read a file, it does not say which, so `work` is repeated per index
 * to find out, and then for the readable indices.
 */
export async function aroundDamage<T>(
  selection: Selection,
  work: (selection: Selection) => Promise<T>,
): Promise<{ result: T; damaged: readonly Damage[] }> {
  try {
    return { result: await work(selection), damaged: [] };
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    const damaged = await unreadable(selection, work);
    if (damaged.length === 0) throw error;
    const sound = selection.branches.filter(({ index }) =>
      damaged.every((one) => one.index !== index.name),
    );
    return {
      result: await work({
        ...selection,
        branches: sound.length > 0 ? sound : [selection.nothing],
      }),
      damaged,
    };
  }
}

async function unreadable(
  selection: Selection,
  work: (selection: Selection) => Promise<unknown>,
): Promise<Damage[]> {
  const damaged: Damage[] = [];
  for (const branch of selection.branches) {
    try {
      await work({ ...selection, branches: [branch] });
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      damaged.push({
        index: branch.index.name,
        reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : '',
      });
    }
  }
  return damaged;
}
