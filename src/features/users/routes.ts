import { pageRoutes } from '@/shared/page-routes/page-routes';

export const routes = pageRoutes(['users', 'references', 'lists', 'forms', 'controls'], {
  users: async () => (await import('./UsersPage')).UsersPage,
  newUser: async () => (await import('./NewUserPage')).NewUserPage,
  user: async () => (await import('./UserPage')).UserPage,
  editUser: async () => (await import('./EditUserPage')).EditUserPage,
  userTokens: async () => (await import('./tokens/TokensPage')).TokensPage,
});
