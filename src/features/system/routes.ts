import { pageRoutes } from '@/shared/page-routes/page-routes';

export const routes = pageRoutes(
  [
    'system',
    'systemLog',
    'systemMetrics',
    'systemNodes',
    'systemSupport',
    'forms',
    'lists',
    'controls',
    'failures',
  ],
  {
    overview: async () => (await import('./overview/OverviewPage')).OverviewPage,
    nodes: async () => (await import('./nodes/NodesPage')).NodesPage,
    node: async () => (await import('./node/NodePage')).NodePage,
    nodeMetrics: async () => (await import('./metrics/MetricsPage')).MetricsPage,
    threadDump: async () => (await import('./dumps/ThreadDumpPage')).ThreadDumpPage,
    processBufferDump: async () =>
      (await import('./dumps/ProcessBufferDumpPage')).ProcessBufferDumpPage,
    logging: async () => (await import('./logging/LoggingPage')).LoggingPage,
    support: async () => (await import('./support/SupportPage')).SupportPage,
  },
);
