import { endpoint } from '@/contract/endpoint';
import { bodyObject, knownMembers } from '../http/body';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import type { Documents } from '../storage/documents';
import { CONFIG_DEFAULTS } from './defaults';

export type ConfigDocument = Readonly<Record<string, unknown>>;

const listConfigs = endpoint<void, { total: number; classes: string[] }>({ method: 'GET', path: '/system/cluster_config', toRequest: () => ({}) });
const getConfig = endpoint<{ class: string }, ConfigDocument | null>({ method: 'GET', path: '/system/cluster_config/:class', toRequest: (input) => ({ params: { class: input.class } }) });
const putConfig = endpoint<{ class: string; config: ConfigDocument }, ConfigDocument>({
  method: 'PUT',
  path: '/system/cluster_config/:class',
  status: 202,
  toRequest: ({ class: name, config }) => ({ params: { class: name }, body: config }),
});

export function serveClusterConfig(table: RouteTable, stored: Documents<ConfigDocument>): void {
  serve(
    table,
    listConfigs,
    () => {
      const classes = Object.keys(CONFIG_DEFAULTS).filter((name) => stored.get(name) ?? CONFIG_DEFAULTS[name]);
      return { total: classes.length, classes };
    },
    { permission: 'clusterconfigentry:read' },
  );

  serve(
    table,
    getConfig,
    ({ params: { class: name = '' }, reply }) => {
      const found = stored.get(name) ?? defaultOf(name);
      if (!found) reply.status = 204;
      return found;
    },
    { permission: 'clusterconfigentry:read' },
  );

  serve(
    table,
    putConfig,
    async ({ params: { class: name = '' }, body }) => {
      const fallback = defaultOf(name);
      const config = bodyObject(body);
      if (fallback) checkAgainst(fallback, config);
      await stored.put(name, config);
      return config;
    },
    { permission: 'clusterconfigentry:edit' },
  );
}

function defaultOf(name: string): ConfigDocument | null {
  if (!/^org\.graylog/.test(name)) throw new Problem(400, `The class ${name} holds no configuration of this server.`);
  const found = CONFIG_DEFAULTS[name];
  if (found === undefined) throw new Problem(404, `Couldn't find configuration class  '${name}'`);
  return found;
}

/** Members and their types must be those of the default: what is stored here is believed when it is read. */
function checkAgainst(fallback: ConfigDocument, config: Record<string, unknown>): void {
  knownMembers(config, Object.keys(fallback));
  for (const [member, usual] of Object.entries(fallback)) {
    const given = config[member];
    if (typeof given !== typeof usual || Array.isArray(given) !== Array.isArray(usual) || given === null) throw new Problem(400, `The member ${member} is missing or of another type than ${Array.isArray(usual) ? 'list' : typeof usual}.`);
  }
}
