import type { RouteObject } from 'react-router-dom';
import { patterns } from '@/shared/paths';
import { withTexts } from '@/shared/texts/load-texts';

export const userRoutes: RouteObject[] = [
  { path: patterns.users, lazy: withTexts(['users', 'lists', 'forms'], async () => ({ Component: (await import('./UsersPage')).UsersPage })) },
];
