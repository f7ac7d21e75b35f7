import { pageRoutes } from '@/shared/page-routes/page-routes';

export const routes = pageRoutes(['users', 'lists', 'forms', 'controls'], {
  roles: async () => (await import('./RolesPage')).RolesPage,
  role: async () => (await import('./RolePage')).RolePage,
  editRole: async () => (await import('./EditRolePage')).EditRolePage,
});
