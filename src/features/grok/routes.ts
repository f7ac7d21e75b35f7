import { pageRoutes } from '@/shared/page-routes/page-routes';

export const routes = pageRoutes(['grok', 'references', 'lists', 'forms', 'controls'], {
  grokPatterns: async () => (await import('./GrokPatternsPage')).GrokPatternsPage,
});
