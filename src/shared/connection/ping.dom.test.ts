import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connection } from '@/api/connection';
import { ApiError } from '@/api/errors';
import { cutNetwork, requests } from '@test/backend/backend';
import { settled } from '@test/rendering/settled';
import { replaceClock, turnClock } from '@test/rendering/turned-clock';
import { defaultPace, markReachable, markUnreachable, pauseAfter, pingQuery } from './ping';
import { watchConnection } from './watch-connection';

const SECOND = 1_000;
const news = { failures: 3, message: 'No route', url: '/' };
const failure = new ApiError({ message: 'No route', request: { method: 'GET', url: '/' } });

const endings: (() => void)[] = [];
const pings = () => requests().filter((request) => request === 'GET /').length;

function openTab() {
  const client = new QueryClient();
  client.mount();
  endings.push(
    watchConnection(client),
    new QueryObserver(client, pingQuery(defaultPace)).subscribe(() => undefined),
    () => client.unmount(),
  );
  return client;
}

async function loseServer() {
  cutNetwork(true);
  connection.reportNoAnswer(failure);
  await expect.poll(() => connection.current().state).toBe('down');
}

/** The time passes second by second, so that each ping is answered before the next one is due. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await turnClock(SECOND);
    await expect.poll(() => client.isFetching()).toBe(0);
  }
}

let client: QueryClient;
beforeEach(() => {
  replaceClock();
  client = openTab();
});
afterEach(() => {
  for (const end of endings.splice(0)) end();
  connection.reportAnswer();
});

it('pings seldom during an outage: at growing intervals', async () => {
  await loseServer();
  await pass(15);
  // At once, and after 1, 2, 4 and 8 seconds, which vary by a fifth.
  expect(pings()).toBeLessThanOrEqual(6);
  expect(pings()).toBeGreaterThanOrEqual(4);
});

it('waits longer with every failure, up to a limit', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 20].map((failures) =>
    pauseAfter({ failures, spread: 1, byOther: false }, defaultPace),
  );
  expect(pauses).toEqual([1, 2, 4, 8, 16, 20, 20].map((seconds) => seconds * SECOND));
});

it('continues without a request of its own when another tab got an answer', async () => {
  await loseServer();
  const before = pings();
  markReachable(client);
  expect(connection.current().state).toBe('up');
  await settled();
  expect(pings()).toBe(before);
});

it('leaves the pings to the tab that pinged before it', async () => {
  await loseServer();
  const before = pings();
  for (let second = 0; second < 40; second += 1) {
    markUnreachable(client, news);
    await pass(1);
  }
  expect(pings()).toBe(before);
});

it('asks for itself when another tab reports an outage it has not noticed', async () => {
  markUnreachable(client, news);
  await expect.poll(pings).toBe(1);
  await expect.poll(() => connection.current().state).toBe('up');
});

it('sends nothing but pings during an outage, and all of it as soon as one is answered', async () => {
  const read = vi.fn(async () => Promise.resolve(1));
  const polled = { queryKey: ['poll'], queryFn: read, refetchInterval: SECOND };
  endings.push(new QueryObserver(client, polled).subscribe(() => undefined));
  await pass(3);
  expect(read.mock.calls.length).toBeGreaterThan(2);
  await loseServer();
  await pass(1);
  read.mockClear();
  await pass(20);
  expect(read).not.toHaveBeenCalled();
  cutNetwork(false);
  await pass(24);
  expect(read).toHaveBeenCalled();
  expect(connection.current().state).toBe('up');
});

it('asks at once when a call got no response before anything was rendered', async () => {
  for (const end of endings.splice(0)) end();
  cutNetwork(true);
  connection.reportNoAnswer(failure);
  openTab();
  await expect.poll(() => connection.current().state).toBe('down');
});
