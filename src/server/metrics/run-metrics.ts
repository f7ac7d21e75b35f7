import type { RouteTable } from '../http/serve';
import { serveMetrics } from './metric-routes';
import { createMetrics } from './metrics';
import { addNodeMetrics, type Measured } from './node-metrics';

const SAMPLE_INTERVAL_MS = 1000;

/** Serves the metrics of the node and samples their rates. @returns a function that stops it */
export function runMetrics(
  table: RouteTable,
  { nodeId, ...measured }: Measured & { nodeId: string },
): () => void {
  const metrics = createMetrics();
  addNodeMetrics(metrics, measured);
  serveMetrics(table, metrics, nodeId);
  const sampling = setInterval(() => metrics.sample(), SAMPLE_INTERVAL_MS).unref();
  return () => clearInterval(sampling);
}
