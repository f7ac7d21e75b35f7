import { pageRoutes } from '@/shared/page-routes/page-routes';

export const routes = pageRoutes(['welcome', 'lists'], {
  welcome: async () => (await import('./WelcomePage')).WelcomePage,
});
