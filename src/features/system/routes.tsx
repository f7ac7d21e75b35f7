import type { RouteObject } from 'react-router-dom';
import { patterns } from '@/shared/paths';
import { withTexts } from '@/shared/texts/load-texts';

const texts = ['system', 'forms', 'lists', 'controls'];

export const systemRoutes: RouteObject[] = [
  { path: patterns.overview, lazy: withTexts(texts, async () => ({ Component: (await import('./overview/OverviewPage')).OverviewPage })) },
];
