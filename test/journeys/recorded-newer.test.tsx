import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { serverVersion } from '@/api/server-version';
import { isRotated, type IndexSet } from '@/contract/index-sets';
import { parseServerVersion } from '@/contract/server-version';
import { definitionReferences, notificationReferences } from '@/domain/references/alert-references';
import { pipelineReferences } from '@/domain/references/processing-references';
import { streamReferences } from '@/domain/references/stream-references';
import { answerInstead, seedBackend } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';
import recorded from '../contract/fixtures/answers-6.1.json';

it.each([
  ['indexSets', '/system/indices', recorded.indexSets.body.index_sets[0]?.title],
  ['users', '/system/users', recorded.users.body.users[0]?.username],
  ['roles', '/system/roles', recorded.roles.body.roles[0]?.name],
  ['saved', '/search/saved', recorded.saved.body.elements[0]?.title],
  ['dashboards', '/dashboards', recorded.dashboards.body.elements[0]?.title],
] as const)('shows %s as a Graylog 6.1.0 answered', async (name, address, title) => {
  await seedBackend();
  serverVersion.use(recorded.greeting.body.version);
  const { path, body } = recorded[name];
  answerInstead(http.get(`*/api${path}`, () => HttpResponse.json(body)));
  await renderAt(address);
  expect((await screen.findAllByText(title ?? 'a title'))[0]).toBeVisible();
});

it('reads the version and what refers to what', () => {
  expect(parseServerVersion(recorded.greeting.body.version)).toEqual({ major: 6, minor: 1 });
  expect((recorded.indexSets.body.index_sets as unknown as IndexSet[]).every(isRotated)).toBe(true);
  expect(
    definitionReferences(recorded.definitions.body.event_definitions as never).length,
  ).toBeGreaterThan(0);
  expect(streamReferences(recorded.streams.body.streams as never).length).toBeGreaterThan(0);
  expect(() => {
    notificationReferences(recorded.notifications.body.notifications as never);
    pipelineReferences(recorded.pipelines.body as never);
  }).not.toThrow();
});
