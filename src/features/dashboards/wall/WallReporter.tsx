import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { call } from '@/api/client';
import { reportWall, type WallReport } from '@/contract/screens';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { useLatest } from '@/ui/latest/use-latest';
import { lastGoodData } from './last-good-data';
import { thisBuild } from './use-new-version';
import { wallIdQuery, wallName } from './wall-identity';

type WallReporterProps = Pick<WallReport, 'dashboard' | 'page' | 'missing'> & { screenId: string };

const REPORT_MS = 30_000;
const SOON_MS = 3_000;
const FIRST_REPORTS = 3;
const IDENTIFY_MS = 20_000;

/** Tells an embedded node what the wall shows, and does what someone asks of it there. */
export function WallReporter({ screenId, ...shown }: WallReporterProps) {
  const client = useQueryClient();
  const isEmbedded = useIsEmbedded();
  const latest = useLatest(shown);
  const [identifiedAt, setIdentifiedAt] = useState<number>();
  const { data, dataUpdatedAt } = useQuery({
    // Another page is reported at once.
    queryKey: ['wall', 'report', screenId, shown.dashboard, shown.page] as const,
    staleTime: 0,
    // What was asked of the wall is done once, not when the page is shown again.
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const at = lastGoodData(client, { type: 'all' });
      const report: WallReport = {
        ...latest.current,
        name: wallName(),
        last_data: at === undefined ? null : new Date(at).toISOString(),
        version: thisBuild() ?? '',
      };
      const wall = await client.ensureQueryData(wallIdQuery(screenId));
      const { request } = await call(
        reportWall,
        { screen: screenId, wall, report },
        { signal, background: true },
      );
      return { request, hadData: at !== undefined };
    },
    enabled: isEmbedded,
    // A wall that was just started has no data yet.
    refetchInterval: ({ state: { data: last, dataUpdateCount: reports } }) =>
      last?.hadData === false && reports <= FIRST_REPORTS ? SOON_MS : REPORT_MS,
    refetchIntervalInBackground: true,
    structuralSharing: false,
  });
  if (data?.request === 'identify' && identifiedAt !== dataUpdatedAt)
    setIdentifiedAt(dataUpdatedAt);
  useEffect(() => {
    if (data?.request === 'reload') location.reload();
  }, [data]);
  return identifiedAt === undefined ? null : <Identity key={identifiedAt} />;
}

/** Shows for a while which of the walls this is. */
function Identity() {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), IDENTIFY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isShown && <Name role="status">{wallName()}</Name>;
}

const Name = styled.div`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.banner};
  inset: 0;
  display: grid;
  place-items: center;
  background: ${({ theme }) => theme.color.accent};
  color: ${({ theme }) => theme.color.onAccent};
  font-size: 12vw;
  overflow-wrap: anywhere;
`;
