import { expect, it } from 'vitest';
import { getApiDocument } from '@/contract/api-document';
import * as settings from '@/contract/console-settings';
import { addressOf, inDialect, type Endpoint } from '@/contract/endpoint';
import * as indexSets from '@/contract/index-sets';
import { parseServerVersion } from '@/contract/server-version';
import * as streams from '@/contract/streams';
import * as urls from '@/contract/url-whitelist';
import * as users from '@/contract/users';
import * as views from '@/contract/views';

const contract = import.meta.glob<Record<string, unknown>>('../../src/contract/*.ts', {
  eager: true,
});

const page = (type: string, config: object) => ({
  q: {
    widgets: [
      { id: 'a', type: 'messages' },
      { id: 'b', type, config },
    ],
    other: 1,
  },
});
const ourTexts = page('console-text', { markdown: '# Plan', later: 1 });
const nativeTexts = page('text', { text: '# Plan', later: 1 });
const view = { title: 'V', search_id: 's', state: ourTexts };
const stream: streams.StreamDraft = { title: 'S', index_set_id: 'i' } as streams.StreamDraft;
const allowed = { entries: [], disabled: false };
const set = { title: 'T' } as indexSets.IndexSetUpdate;
const template = {
  shards: 2,
  field_type_refresh_interval: 5000,
  rotation_strategy: { type: 'r' },
  retention_strategy: { type: 'k' },
};

type Sent = { path: string; body?: unknown };
type Case = {
  of: string;
  version: string;
  send: (spoken: <I, O>(operation: Endpoint<I, O>) => Endpoint<I, O>) => Sent;
  sent: Sent;
};

const sentBy = <I, O>(operation: Endpoint<I, O>, input: I): Sent => {
  const { body } = operation.toRequest(input);
  return { path: addressOf(operation, input), ...(body !== undefined && { body }) };
};

/** Each dialect in the last version without it and the first with it. */
const CASES: Case[] = [
  ...[
    { version: '6.3', body: view },
    { version: '7.0', body: { entity: { ...view, state: nativeTexts } } },
  ].flatMap(({ version, body }): Case[] => [
    {
      of: 'createView',
      version,
      send: (in_) => sentBy(in_(views.createView), view),
      sent: { path: '/views', body },
    },
    {
      of: 'updateView',
      version,
      send: (in_) => sentBy(in_(views.updateView), { id: '1', view }),
      sent: { path: '/views/1', body },
    },
  ]),
  {
    of: 'getView',
    version: '7.0',
    send: (in_) => sentBy(in_(views.getView), { id: '1' }),
    sent: { path: '/views/1' },
  },
  ...[
    { version: '6.3', body: stream },
    { version: '7.0', body: { entity: stream } },
  ].map(({ version, body }) => ({
    of: 'createStream',
    version,
    send: (in_: Parameters<Case['send']>[0]) => sentBy(in_(streams.createStream), stream),
    sent: { path: '/streams', body },
  })),
  ...[
    { version: '6.3', root: '/system/urlwhitelist' },
    { version: '7.0', root: '/system/urlallowlist' },
  ].flatMap(({ version, root }): Case[] => [
    {
      of: 'getUrlWhitelist',
      version,
      send: (in_) => sentBy(in_(urls.getUrlWhitelist), undefined),
      sent: { path: root },
    },
    {
      of: 'putUrlWhitelist',
      version,
      send: (in_) => sentBy(in_(urls.putUrlWhitelist), allowed),
      sent: { path: root, body: allowed },
    },
    {
      of: 'checkUrl',
      version,
      send: (in_) => sentBy(in_(urls.checkUrl), { url: 'u' }),
      sent: { path: `${root}/check`, body: { url: 'u' } },
    },
    {
      of: 'generateUrlRegex',
      version,
      send: (in_) => sentBy(in_(urls.generateUrlRegex), { url_template: 'u' }),
      sent: { path: `${root}/generate_regex`, body: { url_template: 'u' } },
    },
  ]),
  ...[
    { version: '7.0', body: { displayed_attributes: ['b', 'a'], per_page: 20 } },
    {
      version: '7.1',
      body: {
        attributes: { b: { status: 'show' }, a: { status: 'show' } },
        order: ['b', 'a'],
        per_page: 20,
      },
    },
  ].map(({ version, body }) => ({
    of: 'saveListPreferences',
    version,
    send: (in_: Parameters<Case['send']>[0]) =>
      sentBy(in_(settings.saveListPreferences), {
        listId: 'streams',
        preferences: { displayed_attributes: ['b', 'a'], per_page: 20 },
      }),
    sent: { path: '/entitylists/preferences/streams', body },
  })),
  {
    of: 'getListPreferences',
    version: '7.1',
    send: (in_) => sentBy(in_(settings.getListPreferences), { listId: 'streams' }),
    sent: { path: '/entitylists/preferences/streams' },
  },
  ...[
    { version: '6.1', body: {} },
    { version: '6.2', body: { token_ttl: 'P3650D' } },
  ].map(({ version, body }) => ({
    of: 'createToken',
    version,
    send: (in_: Parameters<Case['send']>[0]) =>
      sentBy(in_(users.createToken), { id: '1', name: 'wall' }),
    sent: { path: '/users/1/tokens/wall', body },
  })),
  ...[
    { version: '6.3', startpage: { type: '', id: '' } },
    { version: '7.0', startpage: null },
  ].flatMap(({ version, startpage }): Case[] => [
    {
      of: 'updateUser',
      version,
      send: (in_) =>
        sentBy(in_(users.updateUser), { id: '1', changes: { startpage: { type: '', id: '' } } }),
      sent: { path: '/users/1', body: { startpage } },
    },
    {
      of: 'createUser',
      version,
      send: (in_) =>
        sentBy(in_(users.createUser), { startpage: { type: '', id: '' } } as users.UserDraft),
      sent: { path: '/users', body: { startpage } },
    },
  ]),
  ...[
    { version: '6.3', body: set },
    { version: '7.0', body: { title: 'T', id: '1' } },
  ].map(({ version, body }) => ({
    of: 'updateIndexSet',
    version,
    send: (in_: Parameters<Case['send']>[0]) =>
      sentBy(in_(indexSets.updateIndexSet), { id: '1', change: set }),
    sent: { path: '/system/indices/index_sets/1', body },
  })),
  {
    of: 'getApiDocument',
    version: '7.1',
    send: (in_) => sentBy(in_(getApiDocument), undefined),
    sent: { path: '/openapi' },
  },
  {
    of: 'getIndexSetDefaults',
    version: '6.1',
    send: (in_) => sentBy(in_(indexSets.getIndexSetDefaults), undefined),
    sent: { path: '/system/indices/index_sets/templates/default_config' },
  },
];

it.each(CASES)('$of speaks as $version does', ({ version, send, sent }) => {
  expect(send((operation) => inDialect(operation, parseServerVersion(version)))).toEqual(sent);
});

it('has a case for each endpoint with a dialect, and each is sorted newest first', () => {
  const named = Object.values(contract).flatMap((module) =>
    Object.entries(module).filter(
      (entry): entry is [string, Endpoint<unknown, unknown>] =>
        typeof entry[1] === 'object' && entry[1] !== null && 'dialects' in entry[1],
    ),
  );
  expect(named.map(([name]) => name).sort()).toEqual(
    [...new Set(CASES.map((one) => one.of))].sort(),
  );
  for (const [name, { dialects = [] }] of named) {
    const versions = dialects.map(({ since }) => Number(since));
    expect(
      [...versions].sort((a, b) => b - a),
      name,
    ).toEqual(versions);
  }
});

it.each([
  [
    'columns',
    settings.getListPreferences,
    {
      attributes: {
        a: { status: 'show', width: 80 },
        b: { status: 'hide' },
        c: { status: 'show' },
      },
      order: ['c', 'a'],
      per_page: 20,
      sort: null,
    },
    { displayed_attributes: ['c', 'a'], per_page: 20, sort: null },
  ],
  [
    'no columns',
    settings.getListPreferences,
    { per_page: 50, sort: null },
    {
      displayed_attributes: null,
      per_page: 50,
      sort: null,
    },
  ],
  [
    'a checked URL',
    urls.checkUrl,
    { url: 'u', is_allowlisted: true },
    { url: 'u', is_whitelisted: true },
  ],
  [
    'a template',
    indexSets.getIndexSetDefaults,
    template,
    {
      ...template,
      field_type_refresh_interval_unit: 'MILLISECONDS',
      rotation_strategy_config: { type: 'r' },
      retention_strategy_config: { type: 'k' },
      fromTemplate: true,
    },
  ],
  [
    'a view',
    views.getView,
    { title: 'V', state: { ...nativeTexts, r: page('TEXT', {}).q, s: null } },
    { title: 'V', state: { ...ourTexts, r: page('console-text', { markdown: '' }).q, s: null } },
  ],
  ['a created view', views.createView, { state: nativeTexts }, { state: ourTexts }],
  ['an updated view', views.updateView, { state: nativeTexts }, { state: ourTexts }],
  ['a template with data tiering', indexSets.getIndexSetDefaults, { shards: 2 }, null],
])('reads %s of newer servers', (_, operation, answer, read) => {
  const spoken = inDialect(operation as Endpoint<unknown, unknown>, { major: 7, minor: 1 });
  expect(spoken.toOutput?.(answer as never)).toEqual(read);
});

it.each([
  ['7.0.2+abc', { major: 7, minor: 0 }],
  ['6.10.0-SNAPSHOT', { major: 6, minor: 10 }],
  ['7.1', { major: 7, minor: 1 }],
  ['unknown', undefined],
  ['', undefined],
])('reads the version %j', (text, version) => {
  expect(parseServerVersion(text)).toEqual(version);
});

it('takes a server without a version for the oldest', () => {
  expect(inDialect(urls.getUrlWhitelist, undefined).path).toBe('/system/urlwhitelist');
});
