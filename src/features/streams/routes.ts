import { pageRoutes } from '@/shared/page-routes/page-routes';

export const routes = [
  ...pageRoutes(['streams', 'references', 'lists', 'forms', 'sharing', 'controls'], {
    streams: async () => (await import('./StreamsPage')).StreamsPage,
  }),
  ...pageRoutes(['streams', 'references', 'message', 'lists', 'forms', 'sharing', 'controls'], {
    editStream: async () => (await import('./EditStreamPage')).EditStreamPage,
  }),
];
