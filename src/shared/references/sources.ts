import type { QueryKey } from '@tanstack/react-query';
import { call } from '@/api/client';
import { listAvailableDecorators, listDecorators } from '@/contract/decorators';
import { listEventDefinitions, listEventNotifications } from '@/contract/events';
import { listExtractors } from '@/contract/extractors';
import { listGrokPatterns } from '@/contract/grok';
import { listInputs } from '@/contract/inputs';
import { PERMISSIONS } from '@/contract/permissions';
import { listPipelineConnections, listPipelineRules, listPipelines } from '@/contract/pipelines';
import { pageOfRoles } from '@/contract/roles';
import { listStreams } from '@/contract/streams';
import { listUsers } from '@/contract/users';
import { listDashboards, listSavedSearches } from '@/contract/views';
import { roleReferences, userReferences } from '@/domain/references/account-references';
import { definitionReferences, notificationReferences } from '@/domain/references/alert-references';
import { extractorReferences, grokReferences } from '@/domain/references/grok-references';
import {
  connectionReferences,
  decoratorReferences,
  pipelineReferences,
  ruleReferences,
} from '@/domain/references/processing-references';
import type { Reference, ThingKind } from '@/domain/references/reference';
import { screenReferences } from '@/domain/references/view-references';
import { onlyScreens } from '@/domain/screens/screen-lists';
import { streamReferences } from '@/domain/references/stream-references';
import { queryRoots } from '@/shared/mutations/query-roots';
import type { PlainTextKey } from '@/shared/texts/t';
import { viewReferences } from './view-source';

/** References read from one kind of answer of the API. */
export type Source = {
  /** Filed under the resource that it reads, so that its changes reach the references. */
  key: QueryKey;
  text: PlainTextKey;
  refersTo: readonly ThingKind[];
  /** Without it, the server answers 403, or a list without the entries that refer to it. */
  permission?: string;
  /** Whether the embedded node has the endpoints. */
  embedded: boolean;
  load: (signal: AbortSignal) => Promise<readonly Reference[]>;
};

/** Large enough for everything; the endpoints have no page of everything. */
const EVERYTHING = { page: 1, per_page: 10_000 };

/** Everything in the API that refers to something else. */
export const SOURCES: readonly Source[] = [
  {
    key: [...queryRoots.streams, 'references'],
    text: 'references.source.streams',
    refersTo: ['index_set', 'output', 'input', 'user'],
    embedded: true,
    load: async (signal) =>
      streamReferences((await call(listStreams, undefined, { signal })).streams),
  },
  {
    key: [...queryRoots.dashboards, 'references'],
    text: 'references.source.dashboards',
    refersTo: ['stream', 'user'],
    embedded: true,
    load: async (signal) =>
      viewReferences((await call(listDashboards, EVERYTHING, { signal })).elements, signal),
  },
  {
    key: [...queryRoots.dashboards, 'references', 'screens'],
    text: 'references.source.screens',
    refersTo: ['dashboard', 'user'],
    embedded: true,
    load: async (signal) =>
      screenReferences(
        (await call(listDashboards, { ...EVERYTHING, query: onlyScreens() }, { signal })).elements,
      ),
  },
  {
    key: [...queryRoots.savedSearches, 'references'],
    text: 'references.source.searches',
    refersTo: ['stream', 'user'],
    embedded: true,
    load: async (signal) =>
      viewReferences((await call(listSavedSearches, EVERYTHING, { signal })).elements, signal),
  },
  {
    key: [...queryRoots.roles, 'references'],
    text: 'references.source.roles',
    refersTo: [
      'stream',
      'index_set',
      'input',
      'output',
      'dashboard',
      'lookup_table',
      'pipeline',
      'rule',
      'notification',
      'event_definition',
    ],
    permission: PERMISSIONS.roles.read,
    embedded: true,
    load: async (signal) => roleReferences((await call(pageOfRoles, EVERYTHING, { signal })).roles),
  },
  {
    key: [...queryRoots.users, 'references'],
    text: 'references.source.users',
    refersTo: ['role', 'stream', 'dashboard', 'search'],
    permission: PERMISSIONS.users.list,
    embedded: true,
    load: async (signal) =>
      userReferences(
        (await call(listUsers, { include_permissions: false, include_sessions: false }, { signal }))
          .users,
      ),
  },
  {
    key: ['decorators', 'references'],
    text: 'references.source.decorators',
    refersTo: ['stream', 'lookup_table', 'pipeline'],
    permission: PERMISSIONS.decorators.read,
    embedded: true,
    async load(signal) {
      const [decorators, types] = await Promise.all([
        call(listDecorators, undefined, { signal }),
        call(listAvailableDecorators, undefined, { signal }),
      ]);
      return decoratorReferences(decorators, (type) => types[type]?.name ?? type);
    },
  },
  {
    key: [...queryRoots.grokPatterns, 'references'],
    text: 'references.source.grokPatterns',
    refersTo: ['grok_pattern'],
    permission: PERMISSIONS.inputs.read,
    embedded: true,
    load: async (signal) =>
      grokReferences((await call(listGrokPatterns, undefined, { signal })).patterns),
  },
  {
    key: [...queryRoots.inputs, 'references'],
    text: 'references.source.extractors',
    refersTo: ['grok_pattern'],
    permission: PERMISSIONS.inputs.read,
    embedded: true,
    async load(signal) {
      const { inputs } = await call(listInputs, undefined, { signal });
      const references = inputs.map(async ({ id, title }) =>
        extractorReferences(
          { id, title },
          (await call(listExtractors, { inputId: id }, { signal })).extractors,
        ),
      );
      return (await Promise.all(references)).flat();
    },
  },
  {
    key: ['pipelines', 'references'],
    text: 'references.source.pipelines',
    refersTo: ['rule', 'stream'],
    permission: PERMISSIONS.pipeline.read,
    embedded: false,
    async load(signal) {
      const [pipelines, connections] = await Promise.all([
        call(listPipelines, undefined, { signal }),
        call(listPipelineConnections, undefined, { signal }),
      ]);
      return [...pipelineReferences(pipelines), ...connectionReferences(connections, pipelines)];
    },
  },
  {
    key: ['pipeline-rules', 'references'],
    text: 'references.source.rules',
    refersTo: ['lookup_table', 'stream', 'input'],
    permission: PERMISSIONS.pipeline_rule.read,
    embedded: false,
    load: async (signal) => ruleReferences(await call(listPipelineRules, undefined, { signal })),
  },
  {
    key: ['event-definitions', 'references'],
    text: 'references.source.eventDefinitions',
    refersTo: ['stream', 'notification', 'lookup_table'],
    permission: PERMISSIONS.eventdefinitions.read,
    embedded: false,
    load: async (signal) =>
      definitionReferences(
        (await call(listEventDefinitions, EVERYTHING, { signal })).event_definitions,
      ),
  },
  {
    key: ['event-notifications', 'references'],
    text: 'references.source.notifications',
    refersTo: ['user'],
    permission: PERMISSIONS.eventnotifications.read,
    embedded: false,
    load: async (signal) =>
      notificationReferences(
        (await call(listEventNotifications, EVERYTHING, { signal })).notifications,
      ),
  },
];
