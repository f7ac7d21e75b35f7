import { pageRoutes } from '@/shared/page-routes/page-routes';

export const routes = pageRoutes(['edition', 'forms', 'failures'], {
  enterprise: async () => (await import('./EnterprisePage')).EnterprisePage,
  security: async () => (await import('./SecurityPage')).SecurityPage,
});
