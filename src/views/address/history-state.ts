import { writeRun, type Run } from '@/domain/search/view-state/address';

/** What a search page stores in `history.state`: its run, and the visit that it belongs to. */
export const writeHistoryState = ({
  run,
  visit,
}: {
  run: Run;
  visit: string;
}): Record<string, unknown> => ({ ...writeRun(run), visit });

/** A run that starts with this entry. */
export const newRun = (id: string): Run => ({ id, step: 0, carried: false });

export function visitIn(state: unknown): string | undefined {
  const isObject = typeof state === 'object' && state !== null;
  return isObject && 'visit' in state && typeof state.visit === 'string' ? state.visit : undefined;
}
