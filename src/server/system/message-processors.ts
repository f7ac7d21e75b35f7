import { z } from 'zod';
import type { ConfigDocument } from '@/contract/cluster-config';
import {
  getMessageProcessors,
  setMessageProcessors,
  type MessageProcessors,
} from '@/contract/node';
import { PERMISSIONS } from '@/contract/permissions';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { mapped, readBody } from '../http/body-mapping';
import type { StepName } from '../processing/configuration';
import type { Documents } from '../storage/documents';

const CONFIG = 'org.graylog2.messageprocessors.MessageProcessorsConfig';
const FILTERS = 'org.graylog2.messageprocessors.MessageFilterChainProcessor';
const STREAM_RULES = 'org.graylog2.messageprocessors.StreamMatcherFilterProcessor';

/** The message processors of this node with their steps. */
const KNOWN: readonly { name: string; class_name: string; steps: readonly StepName[] }[] = [
  { name: 'Message Filter Chain', class_name: FILTERS, steps: ['extractors', 'static-fields'] },
  { name: 'Stream Rule Processor', class_name: STREAM_RULES, steps: ['stream-rules'] },
];
/** Stream rules test static fields too, whatever the order, and these cannot be disabled. */
const ALWAYS_BEFORE_RULES: StepName = 'static-fields';

const schema = mapped({
  processor_order: z.array(z.object({ name: z.string(), class_name: z.string() })),
  disabled_processors: z.array(z.string()).default([]),
});

type Configs = Pick<Documents<ConfigDocument>, 'get'>;
const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

const disabledIn = (configs: Configs) => namesIn(configs.get(CONFIG)?.['disabled_processors']);

function inOrder(configs: Configs): (typeof KNOWN)[number][] {
  const order = namesIn(configs.get(CONFIG)?.['processor_order']);
  const place = ({ class_name }: { class_name: string }) =>
    order.includes(class_name) ? order.indexOf(class_name) : order.length;
  return KNOWN.toSorted((a, b) => place(a) - place(b));
}

/** The steps of the processors that are not disabled, in the configured order. */
export function processingSteps(configs: Configs): readonly StepName[] {
  const disabled = disabledIn(configs);
  const enabled = inOrder(configs).filter(({ class_name }) => !disabled.includes(class_name));
  const steps = enabled.flatMap((processor) => processor.steps);
  const [fields, rules] = [steps.indexOf(ALWAYS_BEFORE_RULES), steps.indexOf('stream-rules')];
  const isBefore = fields >= 0 && (rules < 0 || fields < rules);
  return isBefore ? steps : [...new Set([ALWAYS_BEFORE_RULES, ...steps])];
}

const current = (configs: Configs): MessageProcessors => ({
  processor_order: inOrder(configs).map(({ name, class_name }) => ({ name, class_name })),
  disabled_processors: disabledIn(configs),
});

type ProcessorServices = {
  configs: Pick<Documents<ConfigDocument>, 'get' | 'put'>;
  /** Called after each change. */
  updateProcessing: () => void;
};

export function serveMessageProcessors(
  table: RouteTable,
  { configs, updateProcessing }: ProcessorServices,
): void {
  serve(table, getMessageProcessors, () => current(configs), {
    permission: PERMISSIONS.clusterconfigentry.read,
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
      updateProcessing();
      return given;
    },
    { permission: PERMISSIONS.clusterconfigentry.edit },
  );
}
