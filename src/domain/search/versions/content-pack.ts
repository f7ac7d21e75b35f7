import { isObject, type JsonObject } from '../../json-object';

/** A content pack by what it says of itself; `dashboards` is how many it has. */
export type ContentPack = { name: string; dashboards: number };

/** Undefined for anything else. Packs from before Graylog 3 list dashboards beside inputs. */
export function contentPackIn(content: JsonObject): ContentPack | undefined {
  const { name, entities, dashboards, rev, v } = content;
  const called = typeof name === 'string' ? name.trim().slice(0, MOST_CHARACTERS) : '';
  if (Array.isArray(entities) && rev !== undefined && v !== undefined)
    return { name: called, dashboards: entities.filter(isDashboard).length };
  return Array.isArray(dashboards) && Array.isArray(content['inputs'])
    ? { name: called, dashboards: dashboards.length }
    : undefined;
}

const MOST_CHARACTERS = 200;

const isDashboard = (entity: unknown): boolean =>
  isObject(entity) && isObject(entity['type']) && entity['type']['name'] === 'dashboard';
