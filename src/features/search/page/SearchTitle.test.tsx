import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { backend, seedBackend } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';

const look = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const titled = (title: string) => expect.poll(() => document.title).toBe(title);

async function open(url: string) {
  await seedBackend({ seed: { messages: [{ message: 'payment refused' }, { message: 'login' }] } });
  const view = await renderAt(url);
  await screen.findByText('complete');
  return view;
}

it('a hidden tab shows how a search ended until users return to it', async () => {
  const { router } = await open('/search');
  await titled('Search · graylog-console');
  look(true);
  await act(() => router.navigate('/search?q=payment'));
  await titled('(1) Search · graylog-console');
  look(false);
  await titled('Search · graylog-console');
});

it('shows a failure, and nothing about searches that ended before', async () => {
  const { router } = await open('/search');
  look(true);
  await titled('Search · graylog-console');
  // Messages later than now are counted in a request of their own.
  (await backend()).fail('POST', '/views/search/sync', 500, { times: Infinity });
  await act(() => router.navigate('/search?q=payment'));
  await titled('Failed: Search · graylog-console');
});
