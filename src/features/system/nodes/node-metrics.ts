import type { MetricsSummary } from '@/contract/metrics';

const BUFFERS = ['input', 'process', 'output'] as const;
export type BufferName = (typeof BUFFERS)[number];

const NAMES = {
  in: 'org.graylog2.throughput.input.1-sec-rate',
  out: 'org.graylog2.throughput.output.1-sec-rate',
  heapUsed: 'jvm.memory.heap.used',
  heapCommitted: 'jvm.memory.heap.committed',
  heapMax: 'jvm.memory.heap.max',
  journalUncommitted: 'org.graylog2.journal.entries-uncommitted',
  journalUtilization: 'org.graylog2.journal.utilization-ratio',
} as const;
const usageOf = (buffer: BufferName) => `org.graylog2.buffers.${buffer}.usage`;
const sizeOf = (buffer: BufferName) => `org.graylog2.buffers.${buffer}.size`;

/** The metrics to request from every node. */
export const nodeMetricNames: readonly string[] = [
  ...Object.values(NAMES),
  ...BUFFERS.flatMap((buffer) => [usageOf(buffer), sizeOf(buffer)]),
];

/** Buffers count messages, the heap bytes. */
export type Filling = { used: number; size: number };
/** Undefined where the node has no measurement. `utilization` is a fraction. */
export type NodeFigures = {
  in: number | undefined;
  out: number | undefined;
  heap: (Filling & { committed: number | undefined }) | undefined;
  journal: { uncommitted: number; utilization: number | undefined } | undefined;
  buffers: readonly (Filling & { name: BufferName })[];
};

export function nodeFigures(summary: MetricsSummary | null | undefined): NodeFigures {
  const values = new Map<string, number>();
  for (const metric of summary?.metrics ?? []) {
    const value = metric.type === 'gauge' ? Number(metric.metric.value ?? Number.NaN) : Number.NaN;
    if (Number.isFinite(value)) values.set(metric.full_name, value);
  }
  const [used, size, uncommitted] = [
    values.get(NAMES.heapUsed),
    values.get(NAMES.heapMax),
    values.get(NAMES.journalUncommitted),
  ];
  return {
    in: values.get(NAMES.in),
    out: values.get(NAMES.out),
    heap:
      used === undefined || size === undefined
        ? undefined
        : { used, size, committed: values.get(NAMES.heapCommitted) },
    journal:
      uncommitted === undefined
        ? undefined
        : { uncommitted, utilization: values.get(NAMES.journalUtilization) },
    buffers: BUFFERS.flatMap((name) => {
      const filling = { used: values.get(usageOf(name)), size: values.get(sizeOf(name)) };
      return filling.used === undefined || filling.size === undefined
        ? []
        : [{ name, used: filling.used, size: filling.size }];
    }),
  };
}

/** Per cent; 0 if the size is 0. */
export const percentOf = ({ used, size }: Filling): number => (size > 0 ? (100 * used) / size : 0);
