import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '@/api/client';
import { PERMISSIONS } from '@/contract/permissions';
import { listNodes } from '@/contract/system';
import { RouteExists } from '@/shared/navigation/route-exists';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import type { PaletteEntry } from './palette-entry';

/** The nodes of the cluster, and the pages about each that the user may open. */
export function useNodeEntries(): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const routeExists = useContext(RouteExists);
  const { permits } = useSession();
  const { data } = useQuery({
    queryKey: ['system', 'nodes', 'palette'] as const,
    queryFn: ({ signal }) => call(listNodes, undefined, { signal, background: true }),
    staleTime: 30_000,
    enabled: routeExists(paths.node('any')),
  });
  return useMemo(
    () =>
      (data?.nodes ?? []).flatMap(({ node_id: id, short_node_id: shortId, hostname }) => {
        const node = `${shortId} / ${hostname}`;
        const entry = (to: string, title: string): PaletteEntry => ({
          id: `node ${to}`,
          group: 'palette.node',
          title,
          run: () => void navigate(to),
        });
        return [
          entry(paths.node(id), node),
          ...(permits(PERMISSIONS.metrics.allkeys)
            ? [entry(paths.nodeMetrics(id), t('palette.metricsOf', { node }))]
            : []),
          ...(permits(PERMISSIONS.threads.dump, id)
            ? [entry(paths.threadDump(id), t('palette.threadDumpOf', { node }))]
            : []),
          ...(permits(PERMISSIONS.processbuffer.dump, id)
            ? [entry(paths.processBufferDump(id), t('palette.bufferDumpOf', { node }))]
            : []),
        ];
      }),
    [navigate, permits, data],
  );
}
