import { pageRoutes } from '@/shared/page-routes/page-routes';

export const routes = pageRoutes(['message', 'forms'], {
  message: async () => (await import('./MessagePage')).MessagePage,
});
