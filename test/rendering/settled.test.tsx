import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { connection } from '@/api/connection';
import { answerInstead, cutNetwork } from '../backend/backend';
import { renderPagesOf } from './render-page';
import { settled } from './settled';

declare global {
  /** What a module that is imported waits for. */
  var lateModule: Promise<void> | undefined;
}

const openPage = (page = <p>A page</p>) => renderPagesOf([{ path: '/', element: page }])('/');

function held<Value>() {
  let release: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => (release = resolve));
  return { promise, release };
}

/** Calls `settled()` and tells whether it has resolved. */
function watch() {
  let isSettled = false;
  const end = settled().then(() => (isSettled = true));
  return { isSettled: () => isSettled, end };
}

/** Many times as long as it takes for a page at rest to be found so. */
const longEnough = () => new Promise((resolve) => setTimeout(resolve, 300));

/** Expects `settled()` to wait for `release`. */
async function expectToWaitFor(release: () => void) {
  const { isSettled, end } = watch();
  await longEnough();
  expect(isSettled()).toBe(false);
  release();
  await end;
}

it('waits for the response of a request', async () => {
  const { promise, release } = held<Response>();
  answerInstead(http.get('*/api/slow', () => promise));
  const answer = fetch('/api/slow');
  await expectToWaitFor(() => release(HttpResponse.text('done')));
  expect(await (await answer).text()).toBe('done');
});

it('waits for the body of a response', async () => {
  let end = () => {};
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('half'));
      end = () => controller.close();
    },
  });
  answerInstead(http.get('*/api/slow', () => new HttpResponse(body)));
  const answer = await fetch('/api/slow');
  await expectToWaitFor(end);
  expect(await answer.text()).toBe('half');
});

it('does not wait for a request that failed, was aborted or has no body', async () => {
  answerInstead(
    http.get('*/api/failing', () => HttpResponse.error()),
    http.get('*/api/endless', () => new Promise<Response>(() => {})),
    http.get('*/api/empty', () => new HttpResponse(null, { status: 204 })),
  );
  const controller = new AbortController();
  const aborted = fetch('/api/endless', { signal: controller.signal });
  controller.abort();
  await expect(aborted).rejects.toThrow();
  await expect(fetch('/api/failing')).rejects.toThrow();
  await fetch('/api/empty');
  await settled({ limit: 5_000 });
});

it('waits for queries that are fetching', async () => {
  const { promise, release } = held<string>();
  const { queryClient } = await openPage();
  await settled();
  const query = queryClient.fetchQuery({ queryKey: ['slow'], queryFn: () => promise });
  await expectToWaitFor(() => release('done'));
  expect(await query).toBe('done');
});

it('waits for mutations', async () => {
  const { promise, release } = held<string>();
  function Saving() {
    const { mutate, data } = useMutation({ mutationFn: () => promise });
    useEffect(() => mutate(), [mutate]);
    return <p>{data}</p>;
  }
  await openPage(<Saving />);
  await screen.findByRole('paragraph');
  await expectToWaitFor(() => release('saved'));
  expect(screen.getByText('saved')).toBeVisible();
});

it('waits for imports', async () => {
  const { promise, release } = held<void>();
  vi.stubGlobal('lateModule', promise);
  vi.resetModules();
  const module = import('./late-module');
  await expectToWaitFor(() => release());
  expect(await module).toMatchObject({ isLate: true });
});

it('waits for what begins two frames after the page was at rest', async () => {
  const { promise, release } = held<Response>();
  answerInstead(http.get('*/api/slow', () => promise));
  const { isSettled, end } = watch();
  requestAnimationFrame(() => requestAnimationFrame(() => void fetch('/api/slow')));
  await longEnough();
  expect(isSettled()).toBe(false);
  release(HttpResponse.text(''));
  await end;
});

/** Each takes less than a frame. */
const shortWork: Record<string, (queryClient: QueryClient) => Promise<unknown>> = {
  requests: () => fetch('/api/fast'),
  queries: (queryClient) =>
    queryClient.fetchQuery({ queryKey: ['fast'], queryFn: async () => true, staleTime: 0 }),
  mutations: (queryClient) =>
    queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: async () => true })
      .execute(undefined),
};
it.each(Object.entries(shortWork))('waits for short %s between frames', async (_, work) => {
  answerInstead(http.get('*/api/fast', () => HttpResponse.text('')));
  function Chain({ left }: { left: number }) {
    const queryClient = useQueryClient();
    const [isDone, setDone] = useState(false);
    useEffect(() => {
      // Begins after the frame, and mostly ends before the next one.
      const timer = setTimeout(() => void work(queryClient).then(() => setDone(true)), 1);
      return () => clearTimeout(timer);
    }, [queryClient]);
    return isDone && (left === 0 ? <p>All done</p> : <Chain left={left - 1} />);
  }
  await openPage(<Chain left={9} />);
  await settled();
  expect(screen.getByText('All done')).toBeVisible();
});

it('does not wait for the end of polling', async () => {
  let polls = 0;
  function Polling() {
    const { data } = useQuery({
      queryKey: ['polled'],
      queryFn: () => (polls += 1),
      refetchInterval: 5,
    });
    return <p>{data}</p>;
  }
  const { unmount } = await openPage(<Polling />);
  await waitFor(() => expect(polls).toBeGreaterThan(1));
  await settled({ limit: 5_000 });
  unmount();
});

it('does not wait for the end of an outage, in which the console pings often', async () => {
  const { unmount } = await openPage();
  await settled();
  cutNetwork(true);
  const request = { method: 'GET', url: '/' };
  act(() => connection.reportNoAnswer(new ApiError({ message: 'No route', request })));
  await waitFor(() => expect(connection.current().state).toBe('down'));
  await settled({ limit: 5_000 });
  unmount();
});

it('names what is still open at its limit', async () => {
  answerInstead(http.post('*/api/streams', () => new Promise<Response>(() => {})));
  const { queryClient } = await openPage();
  const never = () => new Promise<string>(() => {});
  void fetch('/api/streams', { method: 'POST' });
  const query = queryClient.fetchQuery({ queryKey: ['streams', 7], queryFn: never });
  void queryClient.getMutationCache().build(queryClient, { mutationFn: never }).execute(undefined);
  await expect(settled({ limit: 200 })).rejects.toThrow(
    'After 200 ms the page has not come to rest: POST /streams, query ["streams",7], a mutation.',
  );
  // The end of the test cancels it.
  query.catch(() => undefined);
});

it('names an import at its limit', async () => {
  const { promise, release } = held<void>();
  vi.stubGlobal('lateModule', promise);
  vi.resetModules();
  const module = import('./late-module');
  await expect(settled({ limit: 200 })).rejects.toThrow('not come to rest: an import.');
  release();
  await act(() => module);
});

it('refuses fake timers, under which no frame comes', async () => {
  vi.useFakeTimers();
  try {
    await expect(settled()).rejects.toThrow('fake timers');
  } finally {
    vi.useRealTimers();
  }
});
