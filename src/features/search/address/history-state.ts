import { writeRun, type Run } from '@/domain/search/session/address';

/** What a search page stores in `history.state`: its run, and the branch of changes from a link. */
export const writeHistoryState = ({
  run,
  branch,
}: {
  run: Run;
  branch: string | undefined;
}): Record<string, unknown> => ({ ...writeRun(run), ...(branch !== undefined && { branch }) });

/** A run that starts with this entry. */
export const newRun = (id: string): Run => ({ id, step: 0, carried: false });

export function branchIn(state: unknown): string | undefined {
  const isObject = typeof state === 'object' && state !== null;
  return isObject && 'branch' in state && typeof state.branch === 'string'
    ? state.branch
    : undefined;
}
