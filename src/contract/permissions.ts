import type { PERMISSION_ACTIONS } from './permission-actions';

type Actions = typeof PERMISSION_ACTIONS;
type Named = {
  readonly [Domain in keyof Actions]: {
    readonly [Action in Actions[Domain][number]]: `${Domain}:${Action}`;
  };
};

/** Answers every property by its name. */
const byName = <Value>(valueOf: (name: string) => Value): object =>
  new Proxy({}, { get: (_, name) => valueOf(String(name)) });

/**
 * Every permission by its name: `PERMISSIONS.streams.edit` is `streams:edit`. Made from the names
 * alone, because the first page to load needs a few of them and not the table.
 */
export const PERMISSIONS = byName((domain) => byName((action) => `${domain}:${action}`)) as Named;

/** Over one item alone: `streams:edit:<id>`. */
export const over = (permission: string, id: string): string => `${permission}:${id}`;

/** Who asks: a session of the console, or a request to the node. */
export type Permitting = {
  /** Whether a permission is held, over `id` alone if given. */
  permits(permission: string, id?: string): boolean;
};

/** Whether somebody may do something to an entity. */
export type May<Entity, Asking extends Permitting = Permitting> = (
  entity: Entity,
  asking: Asking,
) => boolean;

/** What a permission over one item allows. */
export const mayOver =
  (permission: string): May<{ id: string }> =>
  ({ id }, { permits }) =>
    permits(permission, id);
