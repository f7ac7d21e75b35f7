import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '@/api/client';
import { listIndexSets } from '@/contract/index-sets';
import { listInputs } from '@/contract/inputs';
import { listOutputs } from '@/contract/outputs';
import { PERMISSIONS } from '@/contract/permissions';
import { queryRoots } from '@/shared/mutations/query-roots';
import { RouteExists } from '@/shared/navigation/route-exists';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import type { PaletteEntry } from './palette-entry';

type Named = { id: string; title: string };
type Signal = { signal: AbortSignal };

const usual = { staleTime: 30_000, structuralSharing: false };
const titles = (things: readonly Partial<Named>[]): Named[] =>
  things.map(({ id = '', title = '' }) => ({ id, title }));
const reads = {
  indexSets: {
    ...usual,
    queryKey: [...queryRoots.indexSets, 'palette'],
    queryFn: async ({ signal }: Signal) =>
      titles((await call(listIndexSets, {}, { signal, background: true })).index_sets),
  },
  inputs: {
    ...usual,
    queryKey: [...queryRoots.inputs, 'palette'],
    queryFn: async ({ signal }: Signal) =>
      titles((await call(listInputs, undefined, { signal, background: true })).inputs),
  },
  outputs: {
    ...usual,
    queryKey: [...queryRoots.outputs, 'palette'],
    queryFn: async ({ signal }: Signal) =>
      titles((await call(listOutputs, undefined, { signal, background: true })).outputs),
  },
};

/** What administrators look up by its title, with its page: index sets, inputs and outputs. */
export function useSystemThings(): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const routeExists = useContext(RouteExists);
  const { permits } = useSession();
  const mayOpen = (path: string, permission: string) => routeExists(path) && permits(permission);
  const indexSets = useQuery({
    ...reads.indexSets,
    enabled: mayOpen(paths.indexSet('any'), PERMISSIONS.indexsets.read),
  });
  const inputs = useQuery({
    ...reads.inputs,
    enabled: mayOpen(paths.input('any'), PERMISSIONS.inputs.read),
  });
  const outputs = useQuery({
    ...reads.outputs,
    enabled: mayOpen(paths.output('any'), PERMISSIONS.outputs.read),
  });
  return useMemo(() => {
    const entries = (
      things: readonly Named[] | undefined,
      group: PaletteEntry['group'],
      pathOf: (id: string) => string,
    ) =>
      (things ?? []).map(({ id, title }): PaletteEntry => ({
        id: `${group} ${id}`,
        group,
        title,
        run: () => void navigate(pathOf(id)),
      }));
    return [
      ...entries(indexSets.data, 'palette.indexSet', paths.indexSet),
      ...entries(inputs.data, 'palette.input', paths.input),
      ...entries(outputs.data, 'palette.output', paths.output),
    ];
  }, [navigate, indexSets.data, inputs.data, outputs.data]);
}
