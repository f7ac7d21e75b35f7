import { expect, test } from 'vitest';
import { processingSteps } from './message-processors';

const FILTERS = 'org.graylog2.messageprocessors.MessageFilterChainProcessor';
const RULES = 'org.graylog2.messageprocessors.StreamMatcherFilterProcessor';

test.each([
  ['not configured', undefined, ['static-fields', 'stream-rules']],
  ['in the usual order', { processor_order: [FILTERS, RULES] }, ['static-fields', 'stream-rules']],
  ['in the other order', { processor_order: [RULES, FILTERS] }, ['static-fields', 'stream-rules']],
  ['with strangers', { processor_order: ['x', RULES, 3] }, ['static-fields', 'stream-rules']],
  ['without stream rules', { disabled_processors: [RULES] }, ['static-fields']],
  ['without filters', { disabled_processors: [FILTERS] }, ['static-fields', 'stream-rules']],
])('processors %s', (_, stored, steps) => {
  expect(processingSteps({ get: () => stored })).toEqual(steps);
});
