import { field, positive } from './fields/field';
import type { InputTypeDefinition } from './definition/input-type';
import { INPUT_TYPES } from './definition/model';

/**
 * What it writes is the sample's business; here it is an input that can be stopped and removed like
 * any other.
 */
export const sampleType: InputTypeDefinition = {
  type: INPUT_TYPES.sample,
  name: 'Sample',
  isExclusive: true,
  fields: {
    messages_per_second: field(
      'number',
      'Messages per second',
      'How many the sample writes while it runs.',
      10,
      positive,
    ),
  },
  async start(input, { runSample, counters }) {
    if (runSample === undefined) throw new Error('The sample is switched off.');
    return runSample(input, counters);
  },
};
