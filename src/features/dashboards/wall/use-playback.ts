import { useState } from 'react';
import { pagesOf } from '@/domain/search/view/pages';
import {
  back,
  onward,
  pausedOrNot,
  PLAYING,
  shownAt,
  slotsAt,
  type PagesOf,
} from '@/domain/screens/playback';
import { useNow } from '@/shared/refresh/use-now';
import type { WallViews } from './use-wall-views';

const SECOND_MS = 1_000;

/** What the screen shows now, and how someone in front of it moves it on. */
export function usePlayback({ screen, dashboards }: WallViews, zone: string) {
  const now = useNow(SECOND_MS);
  const [playback, setPlayback] = useState(PLAYING);
  const idsOf: PagesOf = (id) => {
    const dashboard = dashboards.get(id);
    return dashboard && pagesOf(dashboard).map((page) => page.id);
  };
  const shown = shownAt(screen, idsOf, now, zone, playback);
  const slots = slotsAt(screen, idsOf, now, zone);
  return {
    now,
    shown,
    slots,
    isPaused: playback.pausedAt !== undefined,
    next: () => setPlayback(onward(playback, shown)),
    previous: () => setPlayback(back(playback, shown, slots)),
    toggle: () => setPlayback(pausedOrNot(playback, now)),
  };
}
