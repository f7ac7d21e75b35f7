import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { EMBEDDED_CODENAME } from '@/contract/system';
import { createGraph, type Referred, type Use } from '@/domain/references/graph';
import { serverQuery } from '@/shared/server-kind/server-query';
import type { Session } from '@/shared/session/session-context';
import { SOURCES, type Source } from './sources';

const STALE_MS = 30_000;

/** A source of the user's server; `permitted` tells whether it answers completely. */
export type AskedSource = { source: Source; permitted: boolean };

/** The sources to ask about a thing. `embedded` is undefined while the kind of server is unknown. */
export const sourcesFor = (
  { kind }: Pick<Referred, 'kind'>,
  embedded: boolean | undefined,
  { permits }: Pick<Session, 'permits'>,
): AskedSource[] =>
  SOURCES.filter(
    (source) => source.refersTo.includes(kind) && (source.embedded || embedded === false),
  ).map((source) => ({
    source,
    permitted: source.permission === undefined || permits(source.permission),
  }));

/** Older servers lack some endpoints: what does not exist refers to nothing. */
export const sourceQuery = ({ key, load }: Source) =>
  queryOptions({
    queryKey: key,
    queryFn: async ({ signal }) => {
      try {
        return await load(signal);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      }
    },
    staleTime: STALE_MS,
    retry: false,
  });

/** What uses a thing, for a question before its deletion; rejects if a source does not answer. */
export async function usesOf(
  thing: Referred,
  client: QueryClient,
  session: Pick<Session, 'permits'>,
): Promise<readonly Use[]> {
  const embedded = session.permits('system:read')
    ? (await client.fetchQuery(serverQuery())).codename === EMBEDDED_CODENAME
    : undefined;
  const asked = sourcesFor(thing, embedded, session).filter(({ permitted }) => permitted);
  const answers = await Promise.all(
    asked.map(({ source }) => client.fetchQuery({ ...sourceQuery(source), staleTime: 0 })),
  );
  return createGraph(answers.flat()).usesOf(thing);
}
