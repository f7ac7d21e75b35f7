import type { FutureSender } from '@/contract/inputs';
import { quotePhrase } from '@/domain/query/syntax/escapes';
import { paths } from '@/shared/paths';

/** The end of a range does not belong to it. */
const AFTER_LAST_MS = 1;

/** Address of the search for the messages of these senders. */
export function futureSearch(inputId: string, senders: readonly FutureSender[]): string {
  const times = senders.flatMap(({ first, last }) => [Date.parse(first), Date.parse(last)]);
  const sources = [...new Set(senders.map(({ source }) => source))]
    .map((source) => `source:${quotePhrase(source)}`)
    .join(' OR ');
  return paths.search({
    q: `gl2_source_input:${inputId} AND (${sources})`,
    rangetype: 'absolute',
    from: new Date(Math.min(...times)).toISOString(),
    to: new Date(Math.max(...times) + AFTER_LAST_MS).toISOString(),
  });
}
