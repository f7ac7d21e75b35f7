import type { RouteObject } from 'react-router-dom';
import { patterns } from '@/shared/paths';
import { withTexts } from '@/shared/texts/load-texts';

const texts = ['system', 'forms', 'lists', 'controls', 'failures'];

export const systemRoutes: RouteObject[] = [
  {
    path: patterns.overview,
    lazy: withTexts(texts, async () => ({
      Component: (await import('./overview/OverviewPage')).OverviewPage,
    })),
  },
  {
    path: patterns.nodes,
    lazy: withTexts(texts, async () => ({
      Component: (await import('./nodes/NodesPage')).NodesPage,
    })),
  },
  {
    path: patterns.node,
    lazy: withTexts(texts, async () => ({ Component: (await import('./node/NodePage')).NodePage })),
  },
  {
    path: patterns.nodeMetrics,
    lazy: withTexts(texts, async () => ({
      Component: (await import('./metrics/MetricsPage')).MetricsPage,
    })),
  },
  {
    path: patterns.threadDump,
    lazy: withTexts(texts, async () => ({
      Component: (await import('./dumps/ThreadDumpPage')).ThreadDumpPage,
    })),
  },
  {
    path: patterns.processBufferDump,
    lazy: withTexts(texts, async () => ({
      Component: (await import('./dumps/ProcessBufferDumpPage')).ProcessBufferDumpPage,
    })),
  },
  {
    path: patterns.logging,
    lazy: withTexts(texts, async () => ({
      Component: (await import('./logging/LoggingPage')).LoggingPage,
    })),
  },
];
