import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { PERMISSIONS } from '@/contract/permissions';
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

/**
 * What uses each of these things, which are of one kind, for a question before their deletion;
 * rejects if a source does not answer.
 */
export async function usesOfEach<Thing extends Referred>(
  things: readonly Thing[],
  client: QueryClient,
  session: Pick<Session, 'permits'>,
): Promise<readonly { thing: Thing; uses: readonly Use[] }[]> {
  const [first] = things;
  if (!first) return [];
  const embedded = session.permits(PERMISSIONS.system.read)
    ? (await client.fetchQuery(serverQuery())).codename === EMBEDDED_CODENAME
    : undefined;
  const asked = sourcesFor(first, embedded, session).filter(({ permitted }) => permitted);
  const answers = await Promise.all(
    asked.map(({ source }) => client.fetchQuery({ ...sourceQuery(source), staleTime: 0 })),
  );
  const graph = createGraph(answers.flat());
  return things.map((thing) => ({ thing, uses: graph.usesOf(thing) }));
}
