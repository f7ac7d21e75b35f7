import { useQueries, useQuery } from '@tanstack/react-query';
import { PERMISSIONS } from '@/contract/permissions';
import { EMBEDDED_CODENAME } from '@/contract/system';
import { createGraph, type Referred, type Use } from '@/domain/references/graph';
import { serverQuery } from '@/shared/server-kind/server-query';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { sourceQuery, sourcesFor } from './asked-sources';
import { kindTexts } from './thing-texts';
import type { Source } from './sources';

export type Uses = {
  /** What is known so far, by kind and title. */
  uses: readonly Use[];
  isPending: boolean;
  /** Sources that the user may not read. */
  hidden: readonly Source[];
  /** Sources that did not answer. */
  failed: readonly Source[];
  retry: () => void;
};

/** What uses a thing, as far as the user may know. */
export function useUses(thing: Referred): Uses {
  const session = useSession();
  const { data: server } = useQuery({
    ...serverQuery(),
    enabled: session.permits(PERMISSIONS.system.read),
  });
  const asked = sourcesFor(thing, server && server.codename === EMBEDDED_CODENAME, session);
  const answered = asked.filter(({ permitted }) => permitted).map(({ source }) => source);
  const results = useQueries({ queries: answered.map(sourceQuery) });
  const references = results.flatMap(({ data = [] }) => data);
  return {
    uses: sorted(createGraph(references).usesOf(thing)),
    isPending: results.some(({ isPending }) => isPending),
    hidden: asked.filter(({ permitted }) => !permitted).map(({ source }) => source),
    failed: answered.filter((_, index) => results[index]?.isError),
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}

function sorted(uses: readonly Use[]): Use[] {
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return uses.toSorted(
    ({ by: one }, { by: other }) =>
      compare(t(kindTexts[one.kind]), t(kindTexts[other.kind])) || compare(one.title, other.title),
  );
}
