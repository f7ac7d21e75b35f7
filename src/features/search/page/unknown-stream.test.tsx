import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { found, openSearch } from '@test/samples/search-page';

const UNKNOWN = 'f'.repeat(24);

it('says that a stream does not exist, where a link names one that was deleted', async () => {
  await openSearch(`/streams/${UNKNOWN}/search`);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

it('searches as long as one of the streams exists', async () => {
  const { status } = await openSearch(
    `/search?streams=64b000000000000000000001,${UNKNOWN}&rangetype=relative&relative=300`,
  );
  await found(status, 0);
  expect(screen.queryByRole('heading', { name: 'Page not found' })).toBeNull();
});
