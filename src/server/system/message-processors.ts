import { z } from 'zod';
import type { ConfigDocument } from '@/contract/cluster-config';
import {
  getMessageProcessors,
  setMessageProcessors,
  type MessageProcessors,
} from '@/contract/node';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { mapped, readBody } from '../http/body-mapping';
import type { Documents } from '../storage/documents';

const CONFIG = 'org.graylog2.messageprocessors.MessageProcessorsConfig';
const FILTERS = 'org.graylog2.messageprocessors.MessageFilterChainProcessor';
const STREAM_RULES = 'org.graylog2.messageprocessors.StreamMatcherFilterProcessor';

/**
 * Static fields and stream routing. The node does both in one step, so their order has no effect.
 */
const KNOWN = [
  { name: 'Message Filter Chain', class_name: FILTERS },
  { name: 'Stream Rule Processor', class_name: STREAM_RULES },
];

const schema = mapped({
  processor_order: z.array(z.object({ name: z.string(), class_name: z.string() })),
  disabled_processors: z.array(z.string()).default([]),
});

type Configs = Pick<Documents<ConfigDocument>, 'get'>;
const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Whether messages are routed into streams at all. */
export const sortsIntoStreams = (configs: Configs): boolean =>
  !namesIn(configs.get(CONFIG)?.['disabled_processors']).includes(STREAM_RULES);

function current(configs: Configs): MessageProcessors {
  const { processor_order, disabled_processors } = configs.get(CONFIG) ?? {};
  const order = namesIn(processor_order);
  const place = ({ class_name }: { class_name: string }) =>
    order.includes(class_name) ? order.indexOf(class_name) : order.length;
  return {
    processor_order: KNOWN.toSorted((a, b) => place(a) - place(b)),
    disabled_processors: namesIn(disabled_processors),
  };
}

type ProcessorServices = {
  configs: Pick<Documents<ConfigDocument>, 'get' | 'put'>;
  /** Called after each change. */
  sortMessages: () => void;
};

export function serveMessageProcessors(
  table: RouteTable,
  { configs, sortMessages }: ProcessorServices,
): void {
  serve(table, getMessageProcessors, () => current(configs), {
    permission: 'clusterconfigentry:read',
  });
  serve(
    table,
    setMessageProcessors,
    async ({ body }) => {
      const given = readBody(schema, body);
      if (given.disabled_processors.includes(FILTERS))
        throw new Problem(
          400,
          'Static fields are added while a message is read: the filter chain cannot be disabled on this node.',
        );
      await configs.put(CONFIG, {
        processor_order: given.processor_order.map(({ class_name }) => class_name),
        disabled_processors: given.disabled_processors,
      });
      sortMessages();
      return given;
    },
    { permission: 'clusterconfigentry:edit' },
  );
}
