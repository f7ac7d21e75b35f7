import { call } from '@/api/client';
import { createIndexSet, type IndexSet } from '@/contract/index-sets';
import { cycleDeflectorOfSet } from '@/contract/indices';
import { indexSetDraft } from './index-set-draft';

/** Creates an index set that deletes the oldest of more than `indices` indices. */
export const makeSet = (title: string, prefix: string, indices = 5): Promise<IndexSet> =>
  call(createIndexSet, indexSetDraft(title, prefix, { indices }));

export const rotate = (id: string) => call(cycleDeflectorOfSet, { indexSetId: id });
