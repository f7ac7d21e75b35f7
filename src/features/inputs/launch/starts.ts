import type { InputSummary, InputTypeInfo } from '@/contract/inputs';
import { freePort, usualPort } from '../sending/listen-address';
import type { InputStart } from './use-input-form';

type Surroundings = { inputs: readonly InputSummary[]; nodeId: string };

/** Initial values of a new input, with a port that no other input uses. */
export function startOfNew(
  { type, name, requested_configuration: requested }: InputTypeInfo,
  { inputs, nodeId }: Surroundings,
): InputStart {
  const usual = usualPort(requested);
  return {
    title: name,
    global: true,
    node: nodeId,
    configuration: usual === undefined ? {} : { port: freePort(type, usual, inputs) },
  };
}

export const startOfEdit = (
  { id, title, global, node, attributes }: InputSummary,
  { nodeId }: Pick<Surroundings, 'nodeId'>,
): InputStart => ({ id, title, global, node: node ?? nodeId, configuration: attributes });

/** Secrets cannot be read back, so they are not copied. */
export function startOfCopy(
  { type, global, node, attributes }: InputSummary,
  title: string,
  { inputs, nodeId }: Surroundings,
): InputStart {
  const configuration = Object.fromEntries(
    Object.entries(attributes).filter(
      ([, value]) => typeof value !== 'object' || value === null || Array.isArray(value),
    ),
  );
  const { port } = configuration;
  return {
    title,
    global,
    node: node ?? nodeId,
    configuration: {
      ...configuration,
      ...(typeof port === 'number' && { port: freePort(type, port, inputs) }),
    },
  };
}

/** Why no input of a type can be launched; undefined when it can. */
export function obstacle(
  { type, is_exclusive: exclusive, unavailable }: InputTypeInfo,
  inputs: readonly Pick<InputSummary, 'type'>[],
): { kind: 'unavailable'; reason: string } | { kind: 'exists' } | undefined {
  if (unavailable !== undefined) return { kind: 'unavailable', reason: unavailable };
  return exclusive && inputs.some((input) => input.type === type) ? { kind: 'exists' } : undefined;
}
