import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pingNow } from '@/shared/connection/ping';
import { lastGoodData } from './last-good-data';

const WITHOUT_DATA_MS = 4_000;

/**
 * Asks whether the server is there if `page` has no data for a while. Requests to a server that is
 * silent do not fail, and the next regular ping may be far away.
 */
export function useServerCheck(page: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (lastGoodData(client) === undefined) pingNow(client);
    }, WITHOUT_DATA_MS);
    return () => clearTimeout(timer);
  }, [client, page]);
}
