import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { journal, lastingKey } from '@/shared/drafts/journal';
import { answerInstead } from '@test/backend/backend';
import { found, openSearch } from '@test/samples/search-page';

/** `prepare` runs once the page is open. */
async function openLimited(prepare?: () => void) {
  const page = await openSearch('/search', () =>
    answerInstead(
      http.get('*/api/system/cluster_config/*SearchesClusterConfig', () =>
        HttpResponse.json({
          query_time_range_limit: 'PT6H',
          relative_timerange_options: { PT5M: '5 minutes' },
          surrounding_timerange_options: {},
          surrounding_filter_fields: [],
          analysis_disabled_fields: [],
          auto_refresh_timerange_options: {},
          default_auto_refresh_option: 'PT5S',
        }),
      ),
    ),
  );
  await found(page.status, 3);
  prepare?.();
  await page.actor.click(screen.getByRole('button', { name: /^Time range: / }));
  await screen.findByText('Searches are limited to 6 hours.');
  return page;
}
const OUTSIDE = 'Range is outside limit duration.';

it('refuses a keyword beyond the limit, also if it is submitted before its preview', async () => {
  const { actor, router } = await openLimited();
  await actor.click(screen.getByRole('tab', { name: 'Keyword' }));
  const words = screen.getByRole('textbox', { name: 'Keyword' });
  await actor.clear(words);
  await actor.type(words, 'last 5 days{Enter}');
  expect(await screen.findByText(OUTSIDE)).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Apply and search' }));
  expect(screen.getByText(OUTSIDE)).toBeVisible();
  expect(router.state.location.search).toBe('');
  await actor.clear(words);
  await actor.type(words, 'last hour{Enter}');
  await waitFor(() => expect(router.state.location.search).toMatch(/keyword=last\+hour/));
});

it('refuses a recently used range beyond a limit that was set since, and shows why', async () => {
  const { actor, router } = await openLimited(() =>
    journal.set(lastingKey('search.ranges'), [{ type: 'relative', from: 172_800, to: 3_600 }]),
  );
  await actor.click(await screen.findByRole('button', { name: /^2 days ago/ }));
  expect(await screen.findByText(OUTSIDE)).toBeVisible();
  expect(router.state.location.search).toBe('');
});
