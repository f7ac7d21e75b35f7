import { paths } from '@/shared/paths';

/** The search for the messages that an output receives; undefined if no stream uses it. */
export function sentMessages(streams: readonly { id: string }[]): string | undefined {
  const [only, ...others] = streams.map(({ id }) => id);
  if (only === undefined) return undefined;
  return others.length === 0
    ? paths.streamSearch(only)
    : paths.search({ streams: [only, ...others].join(',') });
}
