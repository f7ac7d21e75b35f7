import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { field, positive } from './fields/field';
import type { InputDefinition } from './definition/input-type';

/** Shown as an input, so that users can stop and delete the sample like any other input. */
const sample: InputDefinition = {
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

export const sampleInputs = { [INPUT_TYPES.sample]: sample };
