import { field, positive } from './fields/field';
import type { InputTypeDefinition } from './input-type';
import { INPUT_TYPES } from './model';

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
      'Number of messages that the sample writes while it is running.',
      10,
      positive,
    ),
  },
  async start(input, { runSample, counters }) {
    if (runSample === undefined) throw new Error('The sample is disabled.');
    return runSample(input, counters);
  },
};
