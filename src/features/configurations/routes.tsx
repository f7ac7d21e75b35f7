import type { RouteObject } from 'react-router-dom';
import { patterns } from '@/shared/paths';
import { withTexts } from '@/shared/texts/load-texts';

export const configurationRoutes: RouteObject[] = [
  {
    path: patterns.configurations,
    lazy: withTexts(['configurations', 'forms', 'controls', 'lists', 'failures'], async () => ({
      Component: (await import('./ConfigurationsPage')).ConfigurationsPage,
    })),
  },
];
