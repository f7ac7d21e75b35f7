import type { RouteObject } from 'react-router-dom';
import { patterns } from '@/shared/paths';
import { withTexts } from '@/shared/texts/load-texts';

export const messageRoutes: RouteObject[] = [
  {
    path: patterns.message,
    lazy: withTexts(['message', 'forms'], async () => ({
      Component: (await import('./MessagePage')).MessagePage,
    })),
  },
];
