import { call } from '@/api/client';
import { readClusterMetrics, type MetricsSummary } from '@/contract/metrics';

/** By node id; null for a node that did not respond. */
export type ClusterMetrics = Readonly<Record<string, MetricsSummary | null>>;

type Reader = {
  names: readonly string[];
  signal: AbortSignal;
  resolve: (metrics: ClusterMetrics) => void;
  reject: (reason: unknown) => void;
};

/** Milliseconds in which readers join a request. */
const GATHERING = 25;

let gathered: Reader[] = [];

/**
 * Reads metrics of all nodes. Everything that is read at about the same time shares one request,
 * such as the throughput in the navigation and the figures of the page (see `untilNextTick`).
 */
export function readMetrics(
  names: readonly string[],
  signal: AbortSignal,
): Promise<ClusterMetrics> {
  return new Promise((resolve, reject) => {
    if (gathered.length === 0) setTimeout(() => void requestGathered(), GATHERING);
    gathered.push({ names, signal, resolve, reject });
  });
}

async function requestGathered(): Promise<void> {
  const readers = gathered;
  gathered = [];
  const isUnwanted = () => readers.every(({ signal }) => signal.aborted);
  for (const { signal, reject } of readers) if (signal.aborted) reject(signal.reason);
  if (isUnwanted()) return;
  const request = new AbortController();
  for (const { signal, reject } of readers)
    signal.addEventListener('abort', () => {
      reject(signal.reason);
      if (isUnwanted()) request.abort();
    });
  try {
    const metrics = [...new Set(readers.flatMap(({ names }) => names))];
    const found = await call(
      readClusterMetrics,
      { metrics },
      { signal: request.signal, background: true },
    );
    for (const { names, resolve } of readers) resolve(only(found, new Set(names)));
  } catch (error) {
    for (const { reject } of readers) reject(error);
  }
}

const only = (found: ClusterMetrics, names: ReadonlySet<string>): ClusterMetrics =>
  Object.fromEntries(
    Object.entries(found).map(([nodeId, summary]) => {
      const metrics = summary?.metrics.filter(({ full_name: name }) => names.has(name)) ?? [];
      return [nodeId, summary && { total: metrics.length, metrics }];
    }),
  );
