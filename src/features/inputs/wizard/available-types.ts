import type { InputSummary, InputTypeInfo } from '@/contract/inputs';
import { typesForSource, type Source } from '@/domain/inputs/input-types';
import { obstacle } from '../launch/starts';

/** The input types for a source that this server can run, the best first. */
export const availableTypes = (
  source: Source,
  types: Readonly<Record<string, InputTypeInfo>>,
  inputs: readonly InputSummary[],
): InputTypeInfo[] =>
  typesForSource(source).flatMap((type) => {
    const info = types[type];
    return info && obstacle(info, inputs)?.kind !== 'unavailable' ? [info] : [];
  });
