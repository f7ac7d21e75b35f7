import type { RouteObject } from 'react-router-dom';
import { patterns } from '@/shared/paths';
import { withTexts } from '@/shared/texts/load-texts';

const TEXTS = ['users', 'lists', 'forms', 'controls'];

export const roleRoutes: RouteObject[] = [
  {
    path: patterns.roles,
    lazy: withTexts(TEXTS, async () => ({ Component: (await import('./RolesPage')).RolesPage })),
  },
  {
    path: patterns.role,
    lazy: withTexts(TEXTS, async () => ({ Component: (await import('./RolePage')).RolePage })),
  },
  {
    path: patterns.editRole,
    lazy: withTexts(TEXTS, async () => ({
      Component: (await import('./EditRolePage')).EditRolePage,
    })),
  },
];
