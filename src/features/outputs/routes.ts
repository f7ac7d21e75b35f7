import { pageRoutes } from '@/shared/page-routes/page-routes';

export const routes = pageRoutes(['outputs', 'references', 'lists', 'forms', 'controls'], {
  outputs: async () => (await import('./OutputsPage')).OutputsPage,
  output: async () => (await import('./OutputPage')).OutputPage,
  streamOutputs: async () => (await import('./StreamOutputsPage')).StreamOutputsPage,
});
