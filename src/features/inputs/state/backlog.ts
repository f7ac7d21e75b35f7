import type { ClusterMetrics } from '@/shared/background/cluster-metrics';

/** What a node has received and nobody can search yet. */
const MESSAGES = 'graylog-console.backlog.messages';
const DELAY = 'graylog-console.backlog.delay-ms';
/** Of all Graylog servers; on the embedded node only while processing is paused. */
const JOURNAL = 'org.graylog2.journal.entries-uncommitted';

export const backlogMetricNames: readonly string[] = [MESSAGES, DELAY, JOURNAL];

/** Less is not worth a notice: a node that keeps up takes up to a second. */
const NOTABLE_MS = 2_000;
/** A journal that keeps up holds what arrives in a moment. */
const NOTABLE_ENTRIES = 10_000;

/**
 * `waiting` messages cannot be searched yet. `delayMs` is how long after their arrival that is so,
 * on the node that is furthest behind; undefined if no node tells.
 */
export type Backlog = { waiting: number; delayMs: number | undefined };

/** Undefined while all nodes keep up. */
export function readBacklog(nodes: ClusterMetrics): Backlog | undefined {
  const figures = Object.values(nodes).map((node) => {
    const of = (name: string) => {
      const metric = node?.metrics.find(({ full_name }) => full_name === name);
      const value = metric?.type === 'gauge' ? Number(metric.metric.value) : Number.NaN;
      return Number.isFinite(value) ? value : undefined;
    };
    return { messages: of(MESSAGES) ?? 0, delayMs: of(DELAY), journal: of(JOURNAL) ?? 0 };
  });
  const delayMs = Math.max(0, ...figures.map((one) => one.delayMs ?? 0));
  const journal = figures.reduce((sum, one) => sum + one.journal, 0);
  const waiting = figures.reduce((sum, one) => sum + one.messages, journal);
  if (delayMs >= NOTABLE_MS) return { waiting, delayMs };
  return journal >= NOTABLE_ENTRIES ? { waiting, delayMs: undefined } : undefined;
}
