import { expect, it } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';

const contract = import.meta.glob<Record<string, unknown>>('../../src/contract/*.ts', {
  eager: true,
});

/**
 * What a server does with members that an update leaves out. `whole`: they are deleted, so that
 * everything that was read is sent back; `merges`: they stay, in all versions; `no members`: the
 * request has none to leave out. `merges but` names members that newer servers delete, which the
 * type of the input demands or its callers send.
 */
const KINDS: Record<string, 'whole' | 'merges' | 'no members' | `merges but ${string}`> = {
  'PUT /authz/roles/:id/assignees': 'no members',
  'PUT /cluster/:nodeId/lbstatus/override/:status': 'no members',
  'PUT /cluster/inputstates/:id': 'no members',
  'PUT /cluster/system/loggers/:logger/level/:level': 'no members',
  'PUT /cluster/system/loggers/:nodeId/subsystems/:subsystem/level/:level': 'no members',
  'PUT /console/screens/:screen/walls/:wall': 'whole',
  'PUT /favorites/:grn': 'no members',
  'PUT /roles/:name': 'whole',
  'PUT /roles/:name/members/:username': 'no members',
  'PUT /search/decorators/:id': 'whole',
  'PUT /streams/:id': 'merges but description',
  'PUT /streams/:id/rules/:ruleId': 'whole',
  'PUT /streams/indexSet/:indexSetId': 'no members',
  'PUT /system/cluster_config/:class': 'whole',
  'PUT /system/grok': 'whole',
  'PUT /system/grok/:id': 'whole',
  'PUT /system/indices/index_set_defaults': 'whole',
  'PUT /system/indices/index_sets/:id': 'whole',
  'PUT /system/indices/index_sets/:id/default': 'no members',
  'PUT /system/inputs/:id': 'whole',
  'PUT /system/inputs/:inputId/extractors/:extractorId': 'whole',
  'PUT /system/inputstates/:id': 'no members',
  'PUT /system/lbstatus/override/:status': 'no members',
  'PUT /system/loggers/:logger/level/:level': 'no members',
  'PUT /system/loggers/subsystems/:subsystem/level/:level': 'no members',
  'PUT /system/messageprocessors/config': 'whole',
  'PUT /system/outputs/:id': 'merges',
  'PUT /system/processing/pause': 'no members',
  'PUT /system/processing/pause/unlock': 'no members',
  'PUT /system/processing/resume': 'no members',
  'PUT /system/urlwhitelist': 'whole',
  'PUT /telemetry/user/settings': 'whole',
  'PUT /users/:id': 'merges but startpage',
  'PUT /users/:id/password': 'no members',
  'PUT /users/:id/status/:status': 'no members',
  'PUT /users/:username/permissions': 'whole',
  'PUT /users/:username/preferences': 'whole',
  'PUT /views/:id': 'whole',
  'PUT /views/:id/default': 'no members',
};

const isUpdate = (value: unknown): value is Endpoint<unknown, unknown> =>
  typeof value === 'object' && value !== null && 'method' in value && value.method === 'PUT';

it('it is known of every update what it does with members that are left out', () => {
  const updates = Object.values(contract)
    .flatMap((module) => Object.values(module).filter(isUpdate))
    .map(({ method, path }) => `${method} ${path}`)
    // Settings of a class are documents of the cluster like all others.
    .map((name) => name.replace(/(?<=cluster_config\/).*/, ':class'));
  expect([...new Set(updates)].sort()).toEqual(Object.keys(KINDS).sort());
});
