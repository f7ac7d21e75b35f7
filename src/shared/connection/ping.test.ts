import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { connection } from '@/api/connection';
import { ApiError } from '@/api/errors';
import { markReachable, pingQuery, defaultPace } from './ping';

const client = new QueryClient();
const ask = vi.fn(async () => ({ failures: 0 }));
const stop = new QueryObserver(client, { ...pingQuery(defaultPace), queryFn: ask }).subscribe(
  () => undefined,
);

afterEach(() => {
  stop();
  connection.reportAnswer();
});

it('asks at once where it had no answer and another tab has one, else not at all', async () => {
  const known = () => client.getQueryState(['ping'])?.dataUpdateCount;
  const before = known() ?? 0;
  markReachable(client);
  expect(known()).toBeGreaterThan(before);
  expect(ask).not.toHaveBeenCalled();
  connection.reportDown(
    new ApiError({ message: 'No route', request: { method: 'GET', url: '/' } }),
  );
  markReachable(client);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
});
