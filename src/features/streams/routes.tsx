import type { RouteObject } from 'react-router-dom';
import { patterns } from '@/shared/paths';
import { withTexts } from '@/shared/texts/load-texts';

export const streamRoutes: RouteObject[] = [
  {
    path: patterns.streams,
    lazy: withTexts(['streams', 'lists', 'forms', 'sharing', 'controls'], async () => ({
      Component: (await import('./StreamsPage')).StreamsPage,
    })),
  },
  {
    path: patterns.editStream,
    lazy: withTexts(['streams', 'message', 'forms'], async () => ({
      Component: (await import('./EditStreamPage')).EditStreamPage,
    })),
  },
];
