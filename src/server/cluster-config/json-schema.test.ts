import { expect, it } from 'vitest';
import { schemaOf } from './json-schema';

it('describes lists, maps by duration and objects', () => {
  const usual = {
    range: 'PT0S',
    options: { PT5M: '5 minutes' },
    fields: ['source'],
    none: [],
    count: 5,
    share: 0.5,
    on: true,
    strategy: { type: 'time', days: 3 },
  };
  expect(schemaOf('org.example.Settings', usual)).toEqual({
    type: 'object',
    id: 'urn:jsonschema:org:example:Settings',
    properties: {
      range: { type: 'string' },
      options: { type: 'object', additional_properties: { type: 'string' } },
      fields: { type: 'array', items: { type: 'string' } },
      none: { type: 'array', items: { type: 'string' } },
      count: { type: 'integer' },
      share: { type: 'number' },
      on: { type: 'boolean' },
      strategy: {
        type: 'object',
        properties: { type: { type: 'string' }, days: { type: 'integer' } },
      },
    },
  });
});
