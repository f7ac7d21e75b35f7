import { PERMISSIONS } from '@/contract/permissions';
import * as api from '@/contract/support';
import type { SupportManifest } from '@/contract/support';
import type { Api } from '../http/api';
import type { Call, OpenCall } from '../http/call';
import { Problem } from '../http/problem';
import { serve } from '../http/serve';
import type { Module } from '../resource/registry';
import { logText, type NodeLog } from '../system/node-log';
import { API_VERSION } from '../system/system-routes';
import { buildBundle, type ReadAnswer } from './build-bundle';
import { createBundleStore } from './bundle-store';

export type SupportServices = {
  nodeId: string;
  log: Pick<NodeLog, 'lines' | 'note'>;
  now: () => number;
  /** Answers requests to the node's own API. */
  handle: Api['handle'];
  /** Where bundles are kept; undefined for a node without a data directory. */
  bundleDirectory: string | undefined;
};

/** The log in memory is the only log file: the node writes its log to standard error. */
const MEMORY = 'memory';
/** What identifies the caller. */
const IDENTITY = ['authorization', 'cookie', 'x-graylog-no-session-extension'];

/** Log files and support bundles. */
export const serveSupport: Module<SupportServices> = (
  registry,
  { nodeId, log, now, handle, bundleDirectory },
) => {
  const bundles = createBundleStore(bundleDirectory);
  registry.closers.push(() => bundles.close());
  const mayRead = { permission: PERMISSIONS.supportbundle.read };
  const mayCreate = { permission: PERMISSIONS.supportbundle.create };

  const manifest = (): SupportManifest => {
    const lines = log.lines();
    return {
      entries: {
        logfiles: [
          {
            id: MEMORY,
            name: 'server.mem.log',
            size: Buffer.byteLength(logText(lines)),
            lastModified: new Date(lines.at(-1)?.at ?? now()).toISOString(),
          },
        ],
      },
    };
  };
  serve(registry, api.supportManifest, manifest, mayRead);
  serve(
    registry,
    api.clusterSupportManifest,
    () => ({
      [nodeId]: {
        call_executed: true,
        server_error_message: null,
        response: { success: true, code: 200, entity: manifest(), error_text: null },
      },
    }),
    mayRead,
  );
  serve(
    registry,
    api.downloadLogFile,
    ({ params: { id = '' }, reply }) => {
      if (id !== MEMORY) throw new Problem(404, `No log file with ID <${id}> found`);
      reply.headers.set('content-disposition', 'attachment; filename="server.mem.log"');
      return logText(log.lines());
    },
    mayRead,
  );

  const build = async (call: Call) => {
    const at = new Date(now());
    const origin = { nodeId, version: API_VERSION, username: call.user.username, at };
    const name = await bundles.add(await buildBundle(answersTo(call, handle), origin), at);
    log.note('node', `${call.user.username} built the support bundle ${name}.`);
    return null;
  };
  const remove = async ({ params: { file = '' }, user }: Call) => {
    if (!(await bundles.remove(file))) throw missing(file);
    log.note('node', `${user.username} deleted the support bundle ${file}.`);
    return null;
  };
  const download = async ({ params: { file = '' } }: OpenCall) => {
    const content = await bundles.read(file);
    if (!content) throw missing(file);
    return new Response(new Uint8Array(content), {
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="${file}"`,
      },
    });
  };
  for (const on of [
    {
      build: api.buildBundle,
      list: api.listBundles,
      download: api.downloadBundle,
      remove: api.deleteBundle,
    },
    {
      build: api.buildNodeBundle,
      list: api.listNodeBundles,
      download: api.downloadNodeBundle,
      remove: api.deleteNodeBundle,
    },
  ]) {
    serve(registry, on.build, build, mayCreate);
    serve(registry, on.list, () => bundles.list(), mayRead);
    serve(registry, on.download, download, mayRead);
    serve(registry, on.remove, remove, mayCreate);
  }
};

const missing = (file: string) => new Problem(404, `No support bundle <${file}> found`);

/** Reads the node's own answers with the permissions of the caller. */
const answersTo =
  ({ request, peer }: Call, handle: Api['handle']): ReadAnswer =>
  async (path) => {
    const headers = new Headers({ accept: '*/*' });
    for (const name of IDENTITY) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const answer = await handle(new Request(`http://node/api${path}`, { headers }), peer);
    return { status: answer.status, text: await answer.text() };
  };
