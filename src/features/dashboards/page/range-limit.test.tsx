import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { newMessageCount, newTopValues } from '@/domain/search/widgets/new-widgets';
import type { Widget } from '@/domain/search/widgets/widget';
import { newIds } from '@/views/storing/new-ids';
import { answerInstead, backend } from '@test/backend/backend';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt as open } from '@test/rendering/render';
import { storedDashboard } from '@test/samples/stored-dashboard';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

it.each([
  ['a chart', newTopValues(newIds.id(), 'source')],
  ['a histogram', newMessageCount(newIds.id())],
])('names the limit where %s reaches beyond it', async (_, made: Widget) => {
  const widget: Widget = { ...made, timerange: { type: 'relative', from: 86_400 } };
  const id = await storedDashboard([{ title: 'Course', widget }]);
  const config = http.get('*/api/system/cluster_config/*SearchesClusterConfig', () =>
    HttpResponse.json({
      query_time_range_limit: 'PT6H',
      relative_timerange_options: { PT5M: '5 minutes' },
      surrounding_timerange_options: {},
      surrounding_filter_fields: [],
      analysis_disabled_fields: [],
      auto_refresh_timerange_options: {},
      default_auto_refresh_option: 'PT5S',
    }),
  );
  answerInstead(config);
  (await backend()).fail('POST', '/views/search/sync', 200, {
    body: {
      id: 'job',
      search_id: 'search',
      owner: 'admin',
      execution: { done: true, cancelled: false, completed_exceptionally: false },
      results: {},
      errors: [{ type: 'query', description: 'Search out of allowed time range limit' }],
    },
  });
  await open(`/dashboards/${id}`);
  const text = async () => (await screen.findByRole('region', { name: 'Course' })).textContent;
  await expect
    .poll(text)
    .toMatch(/Search out of allowed time range limit.*Searches are limited to 6 hours\./);
});
