import type { RouteObject } from 'react-router-dom';
import { patterns } from '@/shared/paths';
import { withTexts } from '@/shared/texts/load-texts';

const TEXTS = ['inputs', 'forms', 'lists', 'controls'];

export const inputRoutes: RouteObject[] = [
  {
    path: patterns.inputs,
    lazy: withTexts(TEXTS, async () => ({
      Component: (await import('./list/InputsPage')).InputsPage,
    })),
  },
  {
    path: patterns.sendLogs,
    lazy: withTexts(TEXTS, async () => ({
      Component: (await import('./wizard/SendLogsPage')).SendLogsPage,
    })),
  },
  {
    path: patterns.input,
    lazy: withTexts(TEXTS, async () => ({ Component: (await import('./InputPage')).InputPage })),
  },
];
