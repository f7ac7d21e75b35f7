import { expect, it } from 'vitest';
import { fieldsOf, toDocument, toValues } from './class-values';
import { sortClasses } from './known-classes';
import { guessMembers, wordsOf } from './member';
import { toMs, toSpan } from './milliseconds';

it.each([
  [60_000, 1, 'MINUTES'],
  [90_000, 90, 'SECONDS'],
  [3_600_000, 1, 'HOURS'],
  [1_500, 1_500, 'MILLISECONDS'],
  [0, 0, 'SECONDS'],
])('%d ms are shown in the largest unit without a fraction, and come back', (ms, value, unit) => {
  expect(toSpan(ms)).toEqual({ value, unit, checked: true });
  expect(toMs(toSpan(ms))).toBe(ms);
});

it('keeps members that no field can edit, and those the form does not know', () => {
  const document = {
    enabled: true,
    refresh_interval: 10,
    path: '/etc',
    names: ['a', 'b'],
    nested: { deep: [1, { x: 2 }] },
    nothing: null,
  };
  const fields = fieldsOf(guessMembers(document));
  expect(fields.map(({ member }) => member.name)).toEqual([
    'enabled',
    'refresh_interval',
    'path',
    'names',
  ]);
  const values = toValues(fields, document);
  expect(toDocument(fields, values, document)).toEqual(document);
  const [, interval] = fields;
  expect(
    toDocument(fields, { ...values, [interval?.key ?? '']: 20 }, { ...document, added: 'later' }),
  ).toEqual({ ...document, refresh_interval: 20, added: 'later' });
});

it('names members by their words', () => {
  expect(wordsOf('refresh_interval_unit')).toBe('Refresh interval unit');
  expect(wordsOf('maxAge')).toBe('Max Age');
});

it('sorts the classes of a server', () => {
  expect(
    sortClasses([
      'org.graylog2.indexer.searches.SearchesClusterConfig',
      'org.graylog.plugins.sidecar.system.SidecarConfiguration',
      'org.graylog.aws.AWSPluginConfiguration',
      'org.graylog.plugins.views.search.views.ViewClusterConfig',
      'org.graylog.plugins.pipelineprocessor.db.RuleMetricsConfigDto',
      'org.graylog.plugins.customization.notifications.PublicNotificationsConfig',
      'org.graylog2.plugin.cluster.ClusterId',
    ]),
  ).toEqual({
    customizations: ['org.graylog.plugins.customization.notifications.PublicNotificationsConfig'],
    plugins: [
      'org.graylog.aws.AWSPluginConfiguration',
      'org.graylog.plugins.pipelineprocessor.db.RuleMetricsConfigDto',
    ],
    others: [
      'org.graylog.plugins.views.search.views.ViewClusterConfig',
      'org.graylog2.plugin.cluster.ClusterId',
    ],
  });
});
