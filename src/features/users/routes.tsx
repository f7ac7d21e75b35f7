import type { RouteObject } from 'react-router-dom';
import { patterns } from '@/shared/paths';
import { withTexts } from '@/shared/texts/load-texts';

const TEXTS = ['users', 'lists', 'forms', 'controls'];

export const userRoutes: RouteObject[] = [
  {
    path: patterns.users,
    lazy: withTexts(TEXTS, async () => ({ Component: (await import('./UsersPage')).UsersPage })),
  },
  {
    path: patterns.newUser,
    lazy: withTexts(TEXTS, async () => ({
      Component: (await import('./NewUserPage')).NewUserPage,
    })),
  },
  {
    path: patterns.user,
    lazy: withTexts(TEXTS, async () => ({ Component: (await import('./UserPage')).UserPage })),
  },
  {
    path: patterns.editUser,
    lazy: withTexts(TEXTS, async () => ({
      Component: (await import('./EditUserPage')).EditUserPage,
    })),
  },
  {
    path: patterns.userTokens,
    lazy: withTexts(TEXTS, async () => ({ Component: (await import('./TokensPage')).TokensPage })),
  },
];
