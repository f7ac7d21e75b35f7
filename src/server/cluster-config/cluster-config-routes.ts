import {
  deleteConfig,
  getConfig,
  listConfigs,
  putConfig,
  type ConfigDocument,
} from '@/contract/cluster-config';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import { bodyObject, knownMembers } from '../http/body';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import type { Documents } from '../storage/documents';
import { CONFIG_CLASSES, type ConfigClass } from './defaults';
import { schemaOf } from './json-schema';

/** Who accepts this asks for the JSON schema of a class. */
const SCHEMA = 'application/schema+json';

export function serveClusterConfig(
  table: RouteTable,
  { configs: stored }: { configs: Documents<ConfigDocument> },
): void {
  const current = (name: string) =>
    stored.get(name) ?? (CONFIG_CLASSES[name]?.written ? CONFIG_CLASSES[name].holds : null);
  const reading = { permission: 'clusterconfigentry:read' };

  serve(
    table,
    listConfigs,
    () => {
      const classes = Object.keys(CONFIG_CLASSES).filter((name) => current(name) !== null);
      return { total: classes.length, classes };
    },
    reading,
  );

  serve(
    table,
    getConfig,
    ({ params, request, reply }) => {
      const { name, holds } = classOf(params);
      if (request.headers.get('accept')?.includes(SCHEMA))
        return new Response(JSON.stringify(schemaOf(name, holds)), {
          headers: { 'content-type': SCHEMA },
        });
      const found = current(name);
      if (found === null) reply.status = 204;
      return found;
    },
    reading,
  );

  serve(
    table,
    putConfig,
    async ({ params, body }) => {
      const {
        name,
        holds,
        read = (given) => usual(holds, given),
        check: checkMore,
      } = classOf(params);
      const config = read(body);
      checkMore?.(config);
      await stored.put(name, config);
      return config;
    },
    { permission: 'clusterconfigentry:edit' },
  );

  serve(
    table,
    deleteConfig,
    async ({ params }) => {
      await stored.remove(classOf(params).name);
      return null;
    },
    { permission: 'clusterconfigentry:delete' },
  );
}

function classOf({
  class: name = '',
}: Readonly<Record<string, string>>): ConfigClass & { name: string } {
  if (!/^org\.graylog/.test(name))
    throw new Problem(400, `The class ${name} holds no configuration of this server.`);
  const found = Object.hasOwn(CONFIG_CLASSES, name) ? CONFIG_CLASSES[name] : undefined;
  if (found === undefined) throw new Problem(404, `Couldn't find configuration class  '${name}'`);
  return { ...found, name };
}

function usual(holds: ConfigDocument, body: unknown): ConfigDocument {
  const given = bodyObject(body);
  check(holds, given);
  return { ...holds, ...given };
}

/**
 * Members and their types must be those the class has: what is stored here is believed when it is
 * read. A member left out is its default.
 */
function check(holds: ConfigDocument, given: Record<string, unknown>): void {
  knownMembers(given, Object.keys(holds));
  for (const [member, value] of Object.entries(given)) {
    const usual = holds[member];
    const usualType = Array.isArray(usual) ? 'list' : typeof usual;
    const isDuration = typeof usual === 'string' && /^PT?\d/.test(usual);
    if (value === null || (Array.isArray(value) ? 'list' : typeof value) !== usualType)
      throw new Problem(400, `The member ${member} must be a ${usualType}.`);
    if (isDuration && durationSeconds(String(value)) === undefined)
      throw new Problem(
        400,
        `The member ${member} must be a duration such as PT5M, not “${String(value)}”.`,
      );
  }
}
