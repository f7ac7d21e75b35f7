import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { queryInputQueries } from './queries';

const scope = { range: { type: 'relative', range: 300 }, streams: [] } as const;

it('shows the values of before while it asks for a longer text of the same field, and takes none for those of another field', () => {
  const client = new QueryClient();
  const options = (field: string, input: string) => ({
    ...queryInputQueries.values(field, input, scope),
    enabled: false,
  });
  client.setQueryData(options('action', 'in').queryKey, { kind: 'slow' });
  const observer = new QueryObserver(client, options('action', 'in'));
  const stop = observer.subscribe(() => undefined);
  observer.setOptions(options('action', 'ins'));
  expect(observer.getCurrentResult().data).toEqual({ kind: 'slow' });
  observer.setOptions(options('app', 'c'));
  expect(observer.getCurrentResult().data).toBeUndefined();
  stop();
});
