import { getHeapStatistics } from 'node:v8';
import type { InputService } from '../inputs/running/input-service';
import type { MessageStore } from '../messages/store';
import type { StreamStore } from '../streams/stream-store';
import type { Metrics, Reading, Readings } from './metrics';

const gauge = (value: number): Reading => ({ kind: 'gauge', value });

export type Measured = {
  messages: Pick<MessageStore, 'throughput' | 'writer'>;
  inputs: Pick<InputService, 'list' | 'counters'>;
  streams: Pick<StreamStore, 'all'>;
};

/**
 * The node's metrics under the names that Graylog's clients request. The node decodes while reading:
 * of Graylog's buffers only the output buffer exists, with the messages waiting to be stored. The
 * journal holds messages only while processing is paused.
 */
export function addNodeMetrics(metrics: Metrics, { messages, inputs, streams }: Measured): void {
  metrics.add(memory);
  metrics.add(() => {
    const { input, output } = messages.throughput.perSecond();
    const totals = messages.throughput.totals();
    const queue = messages.writer.queue();
    const backlog = messages.writer.backlog();
    return {
      'org.graylog2.throughput.input': { kind: 'counter', total: totals.input },
      'org.graylog2.throughput.input.1-sec-rate': gauge(input),
      'org.graylog2.throughput.output': { kind: 'counter', total: totals.output },
      'org.graylog2.throughput.output.1-sec-rate': gauge(output),
      'org.graylog2.buffers.output.usage': gauge(queue.messages),
      'org.graylog2.buffers.output.size': gauge(queue.limit),
      // Names of this node: Graylog does not tell how far behind it is.
      'graylog-console.backlog.messages': gauge(backlog.messages),
      'graylog-console.backlog.delay-ms': gauge(backlog.delayMs),
    };
  });
  metrics.add(() => journalReadings(messages.writer.journal()));
  metrics.add(() =>
    Object.assign(
      {},
      ...inputs.list().map(({ id, type }) => ofInput(`${type}.${id}`, inputs.counters(id))),
    ),
  );
  metrics.add(() =>
    Object.assign(
      {},
      ...streams.all().map(({ id }) => ofStream(id, messages.throughput.ofStream(id))),
    ),
  );
}

const journalReadings = ({
  messages,
  bytes,
  limit,
  segments,
  oldest,
  perSecond,
}: ReturnType<MessageStore['writer']['journal']>): Readings => ({
  'org.graylog2.journal.entries-uncommitted': gauge(messages),
  'org.graylog2.journal.utilization-ratio': gauge(limit === 0 ? 0 : bytes / limit),
  'org.graylog2.journal.segments': gauge(segments),
  'org.graylog2.journal.append.1-sec-rate': gauge(perSecond.appended),
  'org.graylog2.journal.read.1-sec-rate': gauge(perSecond.read),
  ...(oldest !== undefined && {
    'org.graylog2.journal.oldest-segment': {
      kind: 'gauge',
      value: new Date(oldest).toISOString(),
    },
  }),
});

function memory(): Readings {
  const { used_heap_size, total_heap_size, heap_size_limit } = getHeapStatistics();
  return {
    'jvm.memory.heap.used': gauge(used_heap_size),
    'jvm.memory.heap.committed': gauge(total_heap_size),
    'jvm.memory.heap.max': gauge(heap_size_limit),
  };
}

const ofInput = (
  prefix: string,
  { received, malformed, bytes, connections }: ReturnType<InputService['counters']>,
): Readings => ({
  [`${prefix}.incomingMessages`]: { kind: 'meter', total: received },
  [`${prefix}.invalidMessages`]: { kind: 'meter', total: malformed },
  [`${prefix}.open_connections`]: gauge(connections),
  [`${prefix}.read_bytes_total`]: gauge(bytes),
  [`${prefix}.read_bytes_1sec`]: { kind: 'perSecond', total: bytes },
});

const ofStream = (id: string, total: number): Readings => {
  const name = `org.graylog2.plugin.streams.Stream.${id}.incomingMessages`;
  return { [name]: { kind: 'meter', total }, [`${name}.1-sec-rate`]: { kind: 'perSecond', total } };
};
