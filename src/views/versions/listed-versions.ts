import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import { listViewVersions } from '@/contract/view-versions';
import { inOrder } from '@/domain/search/view/in-order';
import { sameExceptSearchTypes } from '@/domain/search/view/same-content';
import type { ViewDocument } from '@/domain/search/view/view';
import { readView } from '@/domain/search/view/view-codec';
import { keptVersions, type KeptVersion } from '@/shared/view-versions/kept-versions';

/** A version of a view from the server or from this browser. */
export type ListedVersion = {
  id: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** A username; `own` was saved in this browser, `seen` was only loaded here. */
  by: { user: string } | 'own' | 'seen';
  document: ViewDocument;
};

export type ListedVersions = {
  /** The latest first. */
  versions: readonly ListedVersion[];
  /** Why the versions of the server are missing, if it has any. */
  failure: Error | undefined;
};

/** `isEmbedded`: other servers keep no versions. */
export const versionsQuery = (viewId: string, isEmbedded: boolean) =>
  queryOptions({
    queryKey: ['views', 'versions', viewId, isEmbedded] as const,
    queryFn: async ({ signal }): Promise<ListedVersions> => {
      const [kept, server] = await Promise.all([
        keptVersions.of(viewId),
        isEmbedded ? versionsOfServer(viewId, signal) : { versions: [], failure: undefined },
      ]);
      return { versions: combined(server.versions, kept), failure: server.failure };
    },
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
  });

/** The versions are for those who may edit the view. */
const FORBIDDEN = [403, 404];

async function versionsOfServer(viewId: string, signal: AbortSignal): Promise<ListedVersions> {
  try {
    const { versions } = await call(listViewVersions, { id: viewId }, { signal });
    return {
      versions: versions.map(({ id, saved_at: at, saved_by: user, view, search }) => ({
        id: `server ${id}`,
        at: Date.parse(at),
        by: user === null ? 'seen' : { user },
        // Versions belong to nobody's favourites, but documents have the member.
        document: inOrder(readView({ view: { ...view, favorite: false }, search })),
      })),
      failure: undefined,
    };
  } catch (error) {
    if (signal.aborted || !(error instanceof Error)) throw error;
    const hasNone = error instanceof ApiError && FORBIDDEN.includes(error.status ?? 0);
    return { versions: [], failure: hasNone ? undefined : error };
  }
}

/** Both lists in one; the server knows more about a version than this browser. */
export function combined(
  server: readonly ListedVersion[],
  kept: readonly KeptVersion[],
): ListedVersion[] {
  const own = kept
    .filter(({ document }) =>
      server.every((version) => !sameExceptSearchTypes(version.document, document)),
    )
    .map(({ at, isOwn, document }): ListedVersion => ({
      id: `browser ${at}`,
      at,
      by: isOwn ? 'own' : 'seen',
      document,
    }));
  return [...server, ...own].sort((one, other) => other.at - one.at);
}
