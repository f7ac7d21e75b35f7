import type { MessageProcessors } from '@/contract/node';

/** A processor as the form holds it; `id` is its class name. */
export type Processor = { id: string; title: string; on: boolean };

export const toProcessors = ({
  processor_order: order,
  disabled_processors: disabled,
}: MessageProcessors): Processor[] =>
  order.map(({ name, class_name: id }) => ({ id, title: name, on: !disabled.includes(id) }));

/** Keeps disabled processors disabled even if the server does not list them. */
export function toRequest(
  processors: readonly Processor[],
  before: MessageProcessors,
): MessageProcessors {
  const unknown = before.disabled_processors.filter(
    (id) => !processors.some((one) => one.id === id),
  );
  return {
    processor_order: processors.map(({ id, title }) => ({ name: title, class_name: id })),
    disabled_processors: [...processors.filter(({ on }) => !on).map(({ id }) => id), ...unknown],
  };
}
