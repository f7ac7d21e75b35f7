import type { RouteObject } from 'react-router-dom';
import { patterns } from '@/shared/paths';

const page = async () => ({ Component: (await import('./SearchPage')).SearchPage });

export const searchRoutes: RouteObject[] = [
  { path: patterns.search, lazy: page },
  { path: patterns.newSearch, lazy: page },
];
