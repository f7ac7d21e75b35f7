import * as api from '@/contract/node';
import type { Journal, Plugin, ProcessBufferDump, ProcessingStatus } from '@/contract/node';
import { enterprisePlugin } from '@/contract/enterprise-plugin';
import { over, PERMISSIONS } from '@/contract/permissions';
import { version as duckdbVersion } from '@duckdb/node-api';
import { jsonResponse } from '../http/answers';
import { preferredType } from '../http/negotiation';
import { serve, type RouteTable } from '../http/serve';
import type { MessageStore } from '../messages/store';
import type { Waiting } from '../ingest/processing';
import { memoryOf } from './memory';
import { API_VERSION } from './system-routes';
import { demandNode } from './this-node';

export type NodeFacts = {
  nodeId: string;
  messages: Pick<MessageStore, 'throughput' | 'writer'>;
  enterprise: boolean;
};

/** What the node is doing, under `/system`, and under `/cluster` with this node as its only one. */
export function serveNode(table: RouteTable, facts: NodeFacts): void {
  const { nodeId } = facts;
  serve(table, api.nodeJvm, (call) => {
    demandNode(call, nodeId);
    call.demand(PERMISSIONS.jvmstats.read, nodeId);
    return memoryOf(nodeId);
  });
  serve(table, api.gettingStarted, () => ({ show: false }));
  serve(table, api.dismissGettingStarted, () => null);
  serve(table, api.searchVersion, ({ params: { distribution = '' }, query }) => ({
    satisfied: false,
    errorMessage:
      `Current search version DuckDB:${duckdbVersion()} does not satisfy required version ${distribution} ${query.get('version') ?? ''}`.trimEnd(),
  }));
  serveDumps(table, facts);
  serveProcessing(table, facts);
  serveJournal(table, facts);
  servePlugins(table, facts);
}

function serveDumps(table: RouteTable, { nodeId, messages }: NodeFacts): void {
  const dump = { permission: over(PERMISSIONS.processbuffer.dump, nodeId) };
  const buffers = () => bufferDump(messages.writer.queue());
  serve(table, api.processBufferDump, buffers, dump);
  serve(table, api.clusterProcessBufferDump, () => ({ [nodeId]: buffers() }), dump);
  serve(
    table,
    api.nodeProcessBufferDump,
    (call) => {
      demandNode(call, nodeId);
      return buffers();
    },
    dump,
  );

  const threads = { permission: over(PERMISSIONS.threads.dump, nodeId) };
  serve(
    table,
    api.threadDump,
    ({ request, reply: { headers } }) => {
      if (preferredType(request, api.DUMP_TYPES) !== 'text/plain')
        return jsonResponse({ threaddump: threadDump() }, 200, headers);
      headers.set('content-type', 'text/plain');
      return new Response(threadDump(), { headers });
    },
    threads,
  );
  serve(
    table,
    api.nodeThreadDump,
    (call) => {
      demandNode(call, nodeId);
      return { threaddump: threadDump() };
    },
    threads,
  );
}

function serveProcessing(table: RouteTable, { nodeId, messages }: NodeFacts): void {
  const status = (): ProcessingStatus => {
    const { lastIn, lastOut } = messages.throughput.totals();
    const [ingest, post_indexing] = [
      new Date(lastIn).toISOString(),
      new Date(lastOut).toISOString(),
    ];
    // Messages are decoded as they come, except while they wait in the journal.
    const post_processing = messages.writer.journal().messages === 0 ? ingest : post_indexing;
    return { receive_times: { ingest, post_processing, post_indexing } };
  };
  serve(table, api.processingStatus, status);
  serve(table, api.clusterProcessingStatus, () => ({ [nodeId]: status() }));
  // Only stored messages survive a restart, so this is the time of the latest message on disk.
  const persisted = (): ProcessingStatus => {
    const { post_indexing } = status().receive_times;
    return {
      receive_times: { ingest: post_indexing, post_processing: post_indexing, post_indexing },
    };
  };
  serve(table, api.persistedProcessingStatus, persisted);
  serve(table, api.clusterPersistedProcessingStatus, () => ({ [nodeId]: persisted() }));
}

function serveJournal(table: RouteTable, { nodeId, messages }: NodeFacts): void {
  const read = { permission: PERMISSIONS.journal.read };
  const summary = () => journalOf(messages.writer.journal());
  serve(table, api.journal, summary, read);
  serve(
    table,
    api.nodeJournal,
    (call) => {
      demandNode(call, nodeId);
      return summary();
    },
    read,
  );
}

const listedPlugin: Plugin = {
  ...enterprisePlugin,
  version: API_VERSION,
  required_version: API_VERSION,
  required_capabilities: ['SERVER'],
};

/** This node has no plugins, except in name. */
function servePlugins(table: RouteTable, { nodeId, enterprise }: NodeFacts): void {
  const plugins = enterprise ? [listedPlugin] : [];
  const list = { plugins, total: plugins.length };
  serve(table, api.listPlugins, () => list);
  serve(table, api.listNodePlugins, (call) => {
    demandNode(call, nodeId);
    return list;
  });
}

/** Its settings are left out, because they are those of a Kafka log. */
const journalOf = ({ messages, bytes, limit, segments, oldest, perSecond }: Waiting): Journal => ({
  enabled: true,
  append_events_per_second: perSecond.appended,
  read_events_per_second: perSecond.read,
  uncommitted_journal_entries: messages,
  journal_size: bytes,
  journal_size_limit: limit,
  number_of_segments: segments,
  oldest_segment: oldest === undefined ? null : new Date(oldest).toISOString(),
  journal_config: null,
});

const bufferDump = ({
  messages,
  limit,
}: {
  messages: number;
  limit: number;
}): ProcessBufferDump => ({
  processbuffer_dump: {
    'message writer':
      messages === 0 ? 'idle' : `${messages} of at most ${limit} messages wait to be stored`,
  },
});

/**
 * One thread runs all JavaScript, including this request; the rest is what the process waits for,
 * by kind.
 */
function threadDump(): string {
  const waiting = new Map<string, number>();
  for (const kind of process.getActiveResourcesInfo())
    waiting.set(kind, (waiting.get(kind) ?? 0) + 1);
  const lines = [...waiting].map(([kind, count]) => `    ${count} × ${kind}`);
  return [
    `"main" pid=${process.pid} up ${Math.floor(process.uptime())} s`,
    '  waits for',
    ...lines,
    '',
  ].join('\n');
}
