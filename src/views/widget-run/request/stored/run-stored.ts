import type { QueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import { executeSearch } from '@/contract/search';
import { finished, runJob, type RunJob } from '@/views/execution/run-search';
import { storedPart } from './stored-part';
import type { StoredWidget } from './stored-widget';

/** A stored search that this user cannot run, for example because it was replaced meanwhile. */
const unusable = (searchId: string) => ['search', 'unusable', searchId] as const;
const GONE = [403, 404];

/**
 * A search that is part of what a dashboard has stored runs as this part of it, all others run as
 * they are.
 */
export function runStored(client: QueryClient, find: () => StoredWidget | undefined): RunJob {
  const widget = find();
  if (!widget || client.getQueryData(unusable(widget.searchId))) return runJob;
  return async (search, options) => {
    const part = storedPart(widget, search);
    if (!part) return runJob(search, options);
    const { searchId: id } = widget;
    const job = await call(executeSearch, { id, state: part.state }, options).catch(
      (error: unknown) => {
        if (!(error instanceof ApiError && GONE.includes(error.status ?? 0))) throw error;
        client.setQueryData(unusable(id), true);
        return undefined;
      },
    );
    const answer = job && part.read(await finished(job, options));
    return answer ?? runJob(search, options);
  };
}
