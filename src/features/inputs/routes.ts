import { pageRoutes } from '@/shared/page-routes/page-routes';

export const routes = pageRoutes(['inputs', 'references', 'forms', 'lists', 'controls'], {
  inputs: async () => (await import('./list/InputsPage')).InputsPage,
  sendLogs: async () => (await import('./wizard/SendLogsPage')).SendLogsPage,
  input: async () => (await import('./InputPage')).InputPage,
});
