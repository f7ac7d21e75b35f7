import { z } from 'zod';
import {
  deleteConfig,
  getConfig,
  listConfigs,
  putConfig,
  type ConfigDocument,
} from '@/contract/cluster-config';
import { PERMISSIONS } from '@/contract/permissions';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import { mapped, readBody } from '../http/body-mapping';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import type { Documents } from '../storage/documents';
import { CONFIG_CLASSES, type ConfigClass } from './defaults';
import { schemaOf } from './json-schema';

/** Requests the JSON schema of a class. */
const SCHEMA = 'application/schema+json';

export function serveClusterConfig(
  table: RouteTable,
  { configs: stored }: { configs: Documents<ConfigDocument> },
): void {
  const current = (name: string) =>
    stored.get(name) ?? (CONFIG_CLASSES[name]?.written ? CONFIG_CLASSES[name].holds : null);
  const reading = { permission: PERMISSIONS.clusterconfigentry.read };

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
    { permission: PERMISSIONS.clusterconfigentry.edit },
  );

  serve(
    table,
    deleteConfig,
    async ({ params }) => {
      await stored.remove(classOf(params).name);
      return null;
    },
    { permission: PERMISSIONS.clusterconfigentry.delete },
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

/**
 * Validates members and types of a class, because stored values are trusted. Missing members get
 * defaults.
 */
function usual(holds: ConfigDocument, body: unknown): ConfigDocument {
  const members = Object.entries(holds).map(
    ([name, value]) => [name, schemaLike(value).optional()] as const,
  );
  return { ...holds, ...readBody(mapped(Object.fromEntries(members)), body) };
}

function schemaLike(value: unknown): z.ZodType {
  if (Array.isArray(value)) return z.array(z.unknown());
  if (typeof value === 'boolean') return z.boolean();
  if (typeof value === 'number') return z.number();
  if (typeof value !== 'string') return z.record(z.string(), z.unknown());
  return /^PT?\d/.test(value)
    ? z
        .string()
        .refine((text) => durationSeconds(text) !== undefined, 'a duration such as PT5M is needed')
    : z.string();
}
