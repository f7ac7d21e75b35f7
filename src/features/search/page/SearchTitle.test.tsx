import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { backend, seedBackend } from '@test/backend';
import { renderAt } from '@test/render';

const look = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
afterEach(() => {
  Reflect.deleteProperty(document, 'hidden');
});

const titled = (title: string) => expect.poll(() => document.title).toBe(title);

async function open(url: string) {
  await seedBackend({ seed: { messages: [{ message: 'payment refused' }, { message: 'login' }] } });
  const view = await renderAt(url);
  await screen.findByText('complete');
  return view;
}

it('tells in a hidden tab how a search ended, until the tab is looked at', async () => {
  const { router } = await open('/search');
  await titled('Search · graylog-console');
  look(true);
  await act(() => router.navigate('/search?q=payment'));
  await titled('(1) Search · graylog-console');
  look(false);
  await titled('Search · graylog-console');
});

it('tells of a failure, and nothing of what ended before', async () => {
  const { router } = await open('/search');
  look(true);
  await titled('Search · graylog-console');
  // Messages later than now are counted beside the search.
  (await backend()).fail('POST', '/views/search/sync', 500, { times: Infinity });
  await act(() => router.navigate('/search?q=payment'));
  await titled('Failed: Search · graylog-console');
});
