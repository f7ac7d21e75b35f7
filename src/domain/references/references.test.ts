import { expect, it } from 'vitest';
import { roleReferences, userReferences } from './account-references';
import { definitionReferences, notificationReferences } from './alert-references';
import { createGraph } from './graph';
import { extractorReferences, grokReferences } from './grok-references';
import {
  connectionReferences,
  decoratorReferences,
  pipelineReferences,
  ruleReferences,
} from './processing-references';
import type { Reference } from './reference';
import { streamReferences } from './stream-references';
import { EMPTY_SCREEN } from '../screens/screen';
import { writeScreen } from '../screens/screen-codec';
import { ownerReferences, screenReferences, searchReferences } from './view-references';

const stream = {
  id: 's1',
  title: 'Mail',
  index_set_id: 'i1',
  creator_user_id: 'local:admin',
  outputs: [{ id: 'o1' }],
  rules: [
    { type: 8, value: 'in1' },
    { type: 1, value: 'in2' },
    { type: 8, value: 'in1' },
  ],
};
const uses = (
  references: readonly Reference[],
  kind: Reference['to']['kind'],
  id: string,
  name?: string,
) =>
  createGraph(references)
    .usesOf({ kind, id, ...(name !== undefined && { name }) })
    .map(({ by, relations }) => `${by.kind} ${by.title}: ${relations.join(', ')}`);

it('streams use index sets, outputs and the inputs of their rules', () => {
  const references = streamReferences([stream]);
  expect(uses(references, 'index_set', 'i1')).toEqual(['stream Mail: storesIn']);
  expect(uses(references, 'output', 'o1')).toEqual(['stream Mail: sendsTo']);
  expect(uses(references, 'input', 'in1')).toEqual(['stream Mail: matches']);
  expect(uses(references, 'input', 'in2')).toEqual([]);
  expect(uses(references, 'user', 'x', 'admin')).toEqual(['stream Mail: createdBy']);
});

it('grok patterns and extractors name patterns', () => {
  const references = [
    ...grokReferences([{ id: 'g1', name: 'PAIR', pattern: '%{INT:a}-%{INT}' }]),
    ...extractorReferences({ id: 'in1', title: 'Shop' }, [
      { type: 'grok', extractor_config: { grok_pattern: '%{INT:n} %{WORD}' } },
      { type: 'regex', extractor_config: { grok_pattern: '%{PAIR}' } },
    ]),
  ];
  expect(uses(references, 'grok_pattern', 'g2', 'INT')).toEqual([
    'grok_pattern PAIR: includes',
    'input Shop: extracts',
  ]);
  expect(uses(references, 'grok_pattern', 'g1', 'PAIR')).toEqual([]);
});

it('users have roles and start pages; roles name single things', () => {
  const users = userReferences([
    {
      id: 'u1',
      username: 'ann',
      full_name: 'Ann Able',
      roles: ['Reader'],
      startpage: { type: 'stream', id: 's1' },
    },
  ]);
  expect(uses(users, 'role', 'r1', 'Reader')).toEqual(['user Ann Able: hasRole']);
  expect(uses(users, 'stream', 's1')).toEqual(['user Ann Able: startsWith']);
  const roles = roleReferences([
    { id: 'r1', name: 'Mail', permissions: ['streams:read,edit:s1,s2', 'streams:read', 'x:y:z'] },
  ]);
  expect(uses(roles, 'stream', 's1')).toEqual(['role Mail: grants']);
  expect(uses(roles, 'stream', 's2')).toEqual(['role Mail: grants']);
});

it('finds the streams of a search in nested filters and in search types', () => {
  const view = {
    id: 'v1',
    type: 'DASHBOARD' as const,
    title: 'Board',
    owner: 'ann',
    search_id: 'q',
    properties: [],
  };
  const references = searchReferences(view, {
    id: 'q',
    queries: [
      {
        filter: { type: 'or', filters: [{ type: 'or', filters: [{ type: 'stream', id: 's1' }] }] },
        search_types: [{ id: 't', type: 'pivot', streams: ['s2', 's1'], series: [{ id: 's3' }] }],
      },
    ],
  });
  expect(uses(references, 'stream', 's1')).toEqual(['dashboard Board: searches']);
  expect(uses(references, 'stream', 's2')).toEqual(['dashboard Board: searches']);
  expect(uses(references, 'stream', 's3')).toEqual([]);
  expect(uses(ownerReferences([view]), 'user', 'x', 'ann')).toEqual(['dashboard Board: createdBy']);
});

it('screens show dashboards and connect walls as a user', () => {
  const entry = { id: 'e', pages: [], values: {}, seconds: 30, hours: [] };
  const lobby = {
    id: 'v2',
    type: 'DASHBOARD' as const,
    title: 'Lobby',
    owner: 'ann',
    search_id: 'q',
    properties: writeScreen([], {
      ...EMPTY_SCREEN,
      playlist: [{ ...entry, dashboardId: 'v1' }],
      reader: 'u1',
    }),
  };
  const references = screenReferences([lobby, { ...lobby, id: 'v1', properties: [] }]);
  expect(uses(references, 'dashboard', 'v1')).toEqual(['screen Lobby: shows']);
  expect(uses(references, 'user', 'u1', 'reader')).toEqual(['screen Lobby: connectsAs']);
  expect(uses(ownerReferences([lobby]), 'user', 'x', 'ann')).toEqual(['screen Lobby: createdBy']);
});

it('pipelines call rules by title and process streams; rules name lookup tables, streams and inputs', () => {
  const pipelines = [{ id: 'p1', title: 'Enrich', stages: [{ rules: ['geo', 'clean'] }] }];
  expect(uses(pipelineReferences(pipelines), 'rule', 'r1', 'geo')).toEqual([
    'pipeline Enrich: calls',
  ]);
  const connections = connectionReferences(
    [{ stream_id: 's1', pipeline_ids: ['p1', 'p2'] }],
    pipelines,
  );
  expect(uses(connections, 'stream', 's1')).toEqual([
    'pipeline Enrich: processes',
    'pipeline p2: processes',
  ]);
  const rules = ruleReferences([
    {
      id: 'r1',
      title: 'geo',
      source: `rule "geo" when from_input(name: "Syslog") || from_input(id: "i2") then
        // lookup("old", $message.ip)
        let a = lookup("cities", $message.ip);
        let b = lookup_value(lookup_table: "countries", key: "http://x");
        route_to_stream(name: "Mail", remove_from_default: true);
        route_to_stream(id: "s2");
      end`,
    },
  ]);
  expect(uses(rules, 'lookup_table', 't1', 'cities')).toEqual(['rule geo: looksUp']);
  expect(uses(rules, 'lookup_table', 't1', 'countries')).toEqual(['rule geo: looksUp']);
  expect(uses(rules, 'lookup_table', 't1', 'old')).toEqual([]);
  expect(uses(rules, 'stream', 's1', 'Mail')).toEqual(['rule geo: sendsTo']);
  expect(uses(rules, 'stream', 's2')).toEqual(['rule geo: sendsTo']);
  expect(uses(rules, 'input', 'i1', 'Syslog')).toEqual(['rule geo: processes']);
  expect(uses(rules, 'input', 'i2')).toEqual(['rule geo: processes']);
});

it('decorators belong to streams and use lookup tables or pipelines', () => {
  const references = decoratorReferences(
    [
      {
        id: 'd1',
        type: 'a.b.C',
        stream: 's1',
        config: { lookup_table_name: 'geo', pipeline: 'p1' },
      },
    ],
    (type) => type.slice(4),
  );
  expect(uses(references, 'stream', 's1')).toEqual(['decorator C: decorates']);
  expect(uses(references, 'lookup_table', 't', 'geo')).toEqual(['decorator C: looksUp']);
  expect(uses(references, 'pipeline', 'p1')).toEqual(['decorator C: calls']);
});

it('event definitions search streams and send notifications, which name users', () => {
  const definitions = definitionReferences([
    {
      id: 'e1',
      title: 'Errors',
      config: { streams: ['s1'] },
      notifications: [{ notification_id: 'n1' }],
      field_spec: {
        owner: { providers: [{ type: 'lookup-v1', table_name: 'owners' }] },
        host: { providers: [{ type: 'template-v1' }] },
      },
    },
    { id: 'e2', title: 'System', config: {} },
  ]);
  expect(uses(definitions, 'stream', 's1')).toEqual(['event_definition Errors: searches']);
  expect(uses(definitions, 'notification', 'n1')).toEqual(['event_definition Errors: notifies']);
  expect(uses(definitions, 'lookup_table', 't1', 'owners')).toEqual([
    'event_definition Errors: looksUp',
  ]);
  expect(
    uses(
      notificationReferences([{ id: 'n1', title: 'Mail', config: { user_recipients: ['ann'] } }]),
      'user',
      'x',
      'ann',
    ),
  ).toEqual(['notification Mail: notifies']);
});

it('a thing that refers to another one in several ways is one use, and none of itself', () => {
  const from = { kind: 'stream' as const, id: 's1', title: 'Mail' };
  const to = { kind: 'stream' as const, id: 's2' };
  const references: Reference[] = [
    { from, to, relation: 'searches' },
    { from, to, relation: 'processes' },
    { from, to: { kind: 'stream', id: 's1' }, relation: 'searches' },
  ];
  expect(uses(references, 'stream', 's2')).toEqual(['stream Mail: processes, searches']);
  expect(uses(references, 'stream', 's1')).toEqual([]);
});
