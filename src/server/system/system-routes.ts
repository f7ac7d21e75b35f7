import { over, PERMISSIONS } from '@/contract/permissions';
import {
  EMBEDDED_CODENAME,
  getNode,
  hello,
  jvm,
  listClusterNodes,
  listLocales,
  listNodes,
  systemOverview,
  thisNode,
  throughput,
  type NodeSummary,
  type SystemOverview,
} from '@/contract/system';
import { Problem } from '../http/problem';
import { serve, serveWithoutLogin, type RouteTable } from '../http/serve';
import { hostname, release, type as osType } from 'node:os';
import type { Lifecycle } from './load-balancer';
import { memoryOf } from './memory';
import type { MessageStore } from '../messages/store';
import type { NodeIdentity } from './node-identity';

export type SystemFacts = {
  identity: NodeIdentity;
  /** Milliseconds since the epoch. */
  startedAt: number;
  now: () => number;
  lifecycle: Pick<Lifecycle, 'status' | 'name'>;
  messages: Pick<MessageStore, 'throughput' | 'writer'>;
};

/** The version of the REST API, with the implementation after the plus. */
export const API_VERSION = '5.1.13+embedded';

export function serveSystem(table: RouteTable, facts: SystemFacts): void {
  const { identity } = facts;
  const overview = () => overviewOf(facts);
  const readSystem = { permission: over(PERMISSIONS.system.read, identity.node_id) };

  serveWithoutLogin(table, hello, () => ({
    cluster_id: identity.cluster_id,
    node_id: identity.node_id,
    version: API_VERSION,
    tagline: 'Logs, found.',
  }));
  serve(table, systemOverview, overview, readSystem);
  serve(table, listClusterNodes, () => ({ [identity.node_id]: overview() }), readSystem);
  serve(table, jvm, () => memoryOf(identity.node_id), {
    permission: over(PERMISSIONS.jvmstats.read, identity.node_id),
  });
  serve(table, listLocales, () => ({ locales: allLocales() }));
  serve(table, throughput, () => ({ throughput: facts.messages.throughput.perSecond().output }), {
    permission: PERMISSIONS.throughput.read,
  });
  serve(table, listNodes, ({ request }) => ({ nodes: [nodeOf(facts, request)], total: 1 }));
  serve(table, thisNode, ({ request }) => nodeOf(facts, request));
  serve(table, getNode, ({ params: { id = '' }, request }) => {
    if (id !== identity.node_id) throw new Problem(404, `Unable to find node ${id}`);
    return nodeOf(facts, request);
  });
}

const overviewOf = ({ identity, startedAt, lifecycle, messages }: SystemFacts): SystemOverview => ({
  facility: 'graylog-server',
  codename: EMBEDDED_CODENAME,
  ...identity,
  version: API_VERSION,
  started_at: new Date(startedAt).toISOString(),
  hostname: hostname(),
  lifecycle: lifecycle.name(),
  lb_status: lifecycle.status(),
  timezone: 'Etc/UTC',
  operating_system: `${osType()} ${release()}`,
  is_leader: true,
  is_processing: !messages.writer.isPaused(),
});

const nodeOf = ({ identity, now }: SystemFacts, request: Request): NodeSummary => ({
  ...identity,
  type: 'server',
  transport_address: `${new URL(request.url).origin}/api/`,
  last_seen: new Date(Math.floor(now() / 1000) * 1000).toISOString(),
  short_node_id: identity.node_id.slice(0, 8),
  hostname: hostname(),
  is_leader: true,
  is_master: true,
});

const LANGUAGES = [
  'ar',
  'bg',
  'bn',
  'ca',
  'cs',
  'da',
  'de',
  'de-AT',
  'de-CH',
  'el',
  'en',
  'en-AU',
  'en-CA',
  'en-GB',
  'en-IN',
  'en-US',
  'es',
  'es-MX',
  'et',
  'fa',
  'fi',
  'fr',
  'fr-CA',
  'fr-CH',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'is',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'ms',
  'nb',
  'nl',
  'nl-BE',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh',
  'zh-TW',
];

function allLocales() {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  return Object.fromEntries(
    LANGUAGES.map((tag) => [tag, { language_tag: tag, display_name: names.of(tag) ?? tag }]),
  );
}
