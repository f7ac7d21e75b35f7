import { expect, it } from 'vitest';
import type { RetentionStrategy, RotationStrategy } from '@/domain/index-sets/strategy';
import { pluginFields } from './plugin-fields';
import {
  fromStrategies,
  strategyGroups,
  toStrategies,
  validateStrategies,
  type ChosenStrategies,
  type OfferedStrategies,
} from './strategy-form';

const ROTATION = 'org.graylog2.indexer.rotation.strategies';
const RETENTION = 'org.graylog2.indexer.retention.strategies';
const byMessages: RotationStrategy = {
  type: `${ROTATION}.MessageCountRotationStrategyConfig`,
  max_docs_per_index: 7,
};
const deletion: RetentionStrategy = {
  type: `${RETENTION}.DeletionRetentionStrategyConfig`,
  max_number_of_indices: 20,
};
const ARCHIVE = 'org.example.archive.ArchiveRetentionStrategy';
const archive = {
  type: ARCHIVE,
  // Plugins have settings that the console does not know.
  default_config: {
    type: `${ARCHIVE}Config`,
    max_number_of_indices: 3,
    backend_id: 'default',
    checks: true,
    tags: ['a'],
  } as unknown as RetentionStrategy,
  json_schema: {
    type: 'object',
    properties: {
      type: { type: 'string' },
      max_number_of_indices: { type: 'integer' },
      backend_id: { type: 'string' },
      checks: { type: 'boolean' },
      tags: { type: 'array' },
    },
  },
};
const offered: OfferedStrategies = {
  rotation: [
    {
      type: `${ROTATION}.MessageCountRotationStrategy`,
      default_config: { ...byMessages, max_docs_per_index: 20_000_000 },
      json_schema: {},
    },
    {
      type: `${ROTATION}.TimeBasedRotationStrategy`,
      default_config: {
        type: `${ROTATION}.TimeBasedRotationStrategyConfig`,
        rotation_period: 'P1D',
        max_rotation_period: 'P30D',
        rotate_empty_index_set: false,
      },
      json_schema: {},
    },
  ],
  retention: [
    {
      type: `${RETENTION}.DeletionRetentionStrategy`,
      default_config: deletion,
      json_schema: {},
    },
    archive,
  ],
};
const before: ChosenStrategies = {
  rotation_strategy_class: `${ROTATION}.MessageCountRotationStrategy`,
  rotation_strategy: byMessages,
  retention_strategy_class: `${RETENTION}.DeletionRetentionStrategy`,
  retention_strategy: deletion,
};

it('writes back what it read', () => {
  expect(toStrategies(fromStrategies(before, offered), before, offered)).toEqual(before);
});

it('starts another strategy with its defaults and keeps what it has no field for', () => {
  const values = {
    ...fromStrategies(before, offered),
    rotation: `${ROTATION}.TimeBasedRotationStrategy`,
    period: 'PT6H',
  };
  expect(toStrategies(values, before, offered).rotation_strategy).toEqual({
    type: `${ROTATION}.TimeBasedRotationStrategyConfig`,
    rotation_period: 'PT6H',
    max_rotation_period: 'P30D',
    rotate_empty_index_set: false,
  });
});

it('has a form for the strategies of plugins, made from their schemas', () => {
  const fields = pluginFields(archive);
  expect(fields.map(({ label, type }) => [label, type])).toEqual([
    ['Max number of indices', 'number'],
    ['Backend id', 'text'],
    ['Checks', 'boolean'],
  ]);
  const values = fromStrategies(before, offered);
  expect(fields.map(({ key }) => values[key])).toEqual([3, 'default', true]);
  expect(strategyGroups(offered)[1]).toEqual([
    'retention',
    'indices',
    ...fields.map(({ key }) => key),
  ]);
  const [most] = fields;
  expect(
    toStrategies(
      { ...values, retention: ARCHIVE, ...(most && { [most.key]: 9 }) },
      before,
      offered,
    ),
  ).toMatchObject({
    retention_strategy_class: ARCHIVE,
    retention_strategy: {
      type: `${ARCHIVE}Config`,
      max_number_of_indices: 9,
      backend_id: 'default',
      checks: true,
      tags: ['a'],
    },
  });
});

it('limits the retention to what the configuration of the server allows', () => {
  const values = {
    ...fromStrategies(before, offered),
    rotation: `${ROTATION}.TimeBasedSizeOptimizingStrategy`,
    leastDays: 30,
    mostDays: 40,
  };
  expect(validateStrategies(values, {})).toEqual({});
  expect(validateStrategies({ ...values, mostDays: 30 }, {})).toHaveProperty('mostDays');
  expect(validateStrategies(values, { longestRetention: 'P40D' })).toEqual({});
  expect(validateStrategies(values, { longestRetention: 'P35D' })).toEqual({
    mostDays: expect.stringContaining('35'),
  });
  expect(validateStrategies(values, { longestRetention: 'P35D', leeway: 'P10D' })).toEqual({
    leastDays: expect.stringContaining('25'),
  });
});
