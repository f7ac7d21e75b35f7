import type { RouteObject } from 'react-router-dom';
import { patterns } from '@/shared/paths';
import { withTexts } from '@/shared/texts/load-texts';

export const welcomeRoutes: RouteObject[] = [
  {
    path: patterns.welcome,
    lazy: withTexts(['welcome', 'lists'], async () => ({
      Component: (await import('./WelcomePage')).WelcomePage,
    })),
  },
];
