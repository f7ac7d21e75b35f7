import { pageRoutes } from '@/shared/page-routes/page-routes';

export const routes = pageRoutes(
  [
    'configurations',
    'configurationClasses',
    'strategies',
    'decorators',
    'forms',
    'controls',
    'lists',
    'failures',
  ],
  {
    configurations: async () => (await import('./ConfigurationsPage')).ConfigurationsPage,
  },
);
