import type { InputSummary } from '@/contract/inputs';
import type { MetricsSummary } from '@/contract/metrics';
import { sumMetrics } from '@/shared/background/metric-sums';

/** Figures of an input over all nodes; undefined where the server does not measure them. */
export type InputFigures = {
  /** Messages a second since the previous poll, or on average over the last minute. */
  perSecond: number | undefined;
  perMinuteAverage: number | undefined;
  received: number | undefined;
  emptyMessages: number | undefined;
  invalidMessages: number | undefined;
  readPerSecond: number | undefined;
  readTotal: number | undefined;
  writtenPerSecond: number | undefined;
  writtenTotal: number | undefined;
  openConnections: number | undefined;
  totalConnections: number | undefined;
};
type Named = Pick<InputSummary, 'id' | 'type'>;

const METERS = ['incomingMessages', 'emptyMessages', 'invalidMessages'] as const;
const GAUGES = [
  'open_connections',
  'total_connections',
  'read_bytes_1sec',
  'read_bytes_total',
  'written_bytes_1sec',
  'written_bytes_total',
] as const;
const nameOf = ({ type, id }: Named, metric: string) => `${type}.${id}.${metric}`;

/** The metrics to request from every node. */
export const inputMetricNames = (inputs: readonly Named[]): string[] =>
  inputs.flatMap((input) => [...METERS, ...GAUGES].map((metric) => nameOf(input, metric)));

/** The count of messages at a poll; `at` in milliseconds. */
type Look = { at: number; received: number };

/** Reads the figures of each input; remembers counts between polls to compute current rates. */
export function figuresReader() {
  const looks = new Map<string, Look>();
  return (
    inputs: readonly Named[],
    nodes: Readonly<Record<string, MetricsSummary | null>>,
    at: number,
  ): Record<string, InputFigures> => {
    const sums = sumMetrics(nodes);
    return Object.fromEntries(
      inputs.map((input) => {
        const sum = (metric: string) => sums.of(nameOf(input, metric));
        const received = sum('incomingMessages');
        const before = looks.get(input.id);
        if (received !== undefined) looks.set(input.id, { at, received });
        return [
          input.id,
          {
            perSecond: received === undefined ? undefined : rateSince(before, { at, received }),
            perMinuteAverage: sums.average(nameOf(input, 'incomingMessages')),
            received,
            emptyMessages: sum('emptyMessages'),
            invalidMessages: sum('invalidMessages'),
            readPerSecond: sum('read_bytes_1sec'),
            readTotal: sum('read_bytes_total'),
            writtenPerSecond: sum('written_bytes_1sec'),
            writtenTotal: sum('written_bytes_total'),
            openConnections: sum('open_connections'),
            totalConnections: sum('total_connections'),
          },
        ];
      }),
    );
  };
}

/** Undefined for the first poll, and when the counter was reset. */
function rateSince(before: Look | undefined, now: Look): number | undefined {
  if (before === undefined || now.at <= before.at || now.received < before.received)
    return undefined;
  return ((now.received - before.received) * 1000) / (now.at - before.at);
}
