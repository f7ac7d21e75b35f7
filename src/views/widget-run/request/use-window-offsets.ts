import { useMemo } from 'react';
import { windowOffsets, type WindowOffsets } from '@/domain/search/formatting/window-offsets';
import type { TimeRange } from '@/domain/time-range/time-range';
import { useSession } from '@/shared/session/session-context';

/** How much earlier than a window those are that it is compared with; the same object until a change. */
export function useWindowOffsets(window: TimeRange): WindowOffsets {
  const { zone } = useSession();
  const { previous, '1d': day, '1w': week } = offsetsNow(window, zone);
  return useMemo(() => ({ previous, '1d': day, '1w': week }), [previous, day, week]);
}

/** The start of a relative window moves on while its widget is shown. */
const offsetsNow = (window: TimeRange, zone: string) =>
  windowOffsets(window, { now: Date.now(), zone });
