import { randomBytes, randomUUID } from 'node:crypto';
import { toStore } from '@/domain/search/view/prepare-save';
import { writeView } from '@/domain/search/view/view-codec';
import { searchSchema } from '../../searches/documents/search-schema';
import type { StoredSearches } from '../../searches/documents/stored-searches';
import type { Documents } from '../../storage/documents';
import type { View } from '../view';
import { viewSchema } from '../view-request';
import { SAMPLE_DASHBOARD_IDS, sampleDashboards } from './sample-dashboards';

const OWNER = 'admin';

export type SampleDashboards = { add(): Promise<void>; remove(): Promise<void> };

/** Stores the dashboards of the sample as if their owner had saved them. */
export const createSampleDashboards = (
  { views, searches }: { views: Documents<View>; searches: Pick<StoredSearches, 'save'> },
  now: () => number,
): SampleDashboards => ({
  async add() {
    for (const document of sampleDashboards()) {
      const { view, search } = writeView(
        toStore(document, undefined, {
          id: () => randomUUID(),
          searchId: () => randomBytes(12).toString('hex'),
        }),
      );
      await searches.save(searchSchema.parse(search), { username: OWNER, permits: () => true });
      await views.put(document.id, {
        ...viewSchema.parse(view),
        id: document.id,
        owner: OWNER,
        created_at: new Date(now()).toISOString(),
      });
    }
  },
  async remove() {
    for (const id of SAMPLE_DASHBOARD_IDS) await views.remove(id);
  },
});
