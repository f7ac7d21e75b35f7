import { pageRoutes } from '@/shared/page-routes/page-routes';

export const routes = pageRoutes(['apiBrowser', 'forms', 'failures'], {
  apiBrowser: async () => (await import('./ApiBrowserPage')).ApiBrowserPage,
});
