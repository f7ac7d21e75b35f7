import type { Bindings } from '@/domain/search/binding/bindings';
import { labelOf, labelOfValue } from '@/domain/search/variables/variable';

/** `Host: web-01, web-02 · Level: 3`; variables without a restriction are left out. */
export const valuesText = (bindings: Bindings): string =>
  [...bindings.values()]
    .filter(({ values }) => values.length > 0)
    .map(
      ({ variable, values }) =>
        `${labelOf(variable)}: ${values.map((value) => labelOfValue(variable, value)).join(', ')}`,
    )
    .join(' · ');
