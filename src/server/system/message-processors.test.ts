import { expect, test } from 'vitest';
import { processingSteps } from './message-processors';

const FILTERS = 'org.graylog2.messageprocessors.MessageFilterChainProcessor';
const RULES = 'org.graylog2.messageprocessors.StreamMatcherFilterProcessor';

test.each([
  ['not configured', undefined, ['extractors', 'static-fields', 'stream-rules']],
  [
    'in the usual order',
    { processor_order: [FILTERS, RULES] },
    ['extractors', 'static-fields', 'stream-rules'],
  ],
  [
    'in the other order',
    { processor_order: [RULES, FILTERS] },
    ['static-fields', 'stream-rules', 'extractors'],
  ],
  [
    'with strangers',
    { processor_order: ['x', RULES, 3] },
    ['static-fields', 'stream-rules', 'extractors'],
  ],
  ['without stream rules', { disabled_processors: [RULES] }, ['extractors', 'static-fields']],
  ['without filters', { disabled_processors: [FILTERS] }, ['static-fields', 'stream-rules']],
])('processors %s', (_, stored, steps) => {
  expect(processingSteps({ get: () => stored })).toEqual(steps);
});
