import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connection } from '@/api/connection';
import { ApiError } from '@/api/errors';
import { defaultPace, markReachable, markUnreachable, pauseAfter, pingQuery } from './ping';
import { watchConnection } from './watch-connection';

const news = { failures: 3, message: 'No route', url: '/' };
const failure = new ApiError({ message: 'No route', request: { method: 'GET', url: '/' } });
const SECOND = 1_000;

let answers = true;
const asked = vi.fn<() => void>();
const endings: (() => void)[] = [];

/** A tab of its own: what it pings is counted, and answered as `answers` says. */
function openTab() {
  const client = new QueryClient();
  client.mount();
  endings.push(() => client.unmount());
  endings.push(watchConnection(client));
  endings.push(new QueryObserver(client, pingQuery(defaultPace)).subscribe(() => undefined));
  return client;
}

beforeEach(() => {
  answers = true;
  asked.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => {
    asked();
    if (!answers) throw new TypeError('Failed to fetch');
    return Promise.resolve(new Response('{}'));
  });
});

afterEach(() => {
  for (const end of endings.splice(0)) end();
  connection.reportAnswer();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('pings at growing intervals during an outage, and seldom otherwise', async () => {
  openTab();
  await vi.advanceTimersByTimeAsync(59 * SECOND);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(3);
  asked.mockClear();
  answers = false;
  connection.reportNoAnswer(failure);
  await vi.advanceTimersByTimeAsync(15 * SECOND);
  expect(connection.current().state).toBe('down');
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(6);
  asked.mockClear();
  await vi.advanceTimersByTimeAsync(600 * SECOND);
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(24);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(40);
});

it('waits longer with every failure, up to a limit, and not equally long', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 20].map((failures) =>
    pauseAfter({ failures, spread: 1, byOther: false }, defaultPace),
  );
  expect(pauses).toEqual([1, 2, 4, 8, 16, 20, 20].map((seconds) => seconds * SECOND));
});

it('continues without a request of its own when another tab got an answer', async () => {
  const client = openTab();
  answers = false;
  connection.reportNoAnswer(failure);
  await vi.advanceTimersByTimeAsync(1);
  expect(connection.current().state).toBe('down');
  asked.mockClear();
  markReachable(client);
  expect(connection.current().state).toBe('up');
  expect(asked).not.toHaveBeenCalled();
});

it('leaves the pings to the tab that pinged before it', async () => {
  const client = openTab();
  answers = false;
  connection.reportNoAnswer(failure);
  await vi.advanceTimersByTimeAsync(1);
  asked.mockClear();
  for (let second = 0; second < 60; second += 1) {
    await vi.advanceTimersByTimeAsync(SECOND);
    markUnreachable(client, news);
  }
  expect(asked).not.toHaveBeenCalled();
});

it('asks for itself when another tab reports an outage it has not noticed', async () => {
  const client = openTab();
  markUnreachable(client, news);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledOnce();
  expect(connection.current().state).toBe('up');
});

it('sends nothing but pings during an outage, and all of it as soon as one is answered', async () => {
  const client = openTab();
  const read = vi.fn(async () => Promise.resolve(1));
  const polled = { queryKey: ['poll'], queryFn: read, refetchInterval: SECOND };
  endings.push(new QueryObserver(client, polled).subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(3 * SECOND);
  answers = false;
  connection.reportNoAnswer(failure);
  await vi.advanceTimersByTimeAsync(SECOND / 10);
  read.mockClear();
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  expect(read).not.toHaveBeenCalled();
  connection.reportAnswer();
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledOnce();
});
