import type { Reference, Thing, ThingKind } from './reference';

type UserAnswer = {
  id: string;
  username: string;
  full_name: string | null;
  roles: readonly string[];
  startpage: { type: string; id: string } | null;
};
type RoleAnswer = { id: string; name: string; permissions: readonly string[] };

/** Their roles and start pages. */
export const userReferences = (users: readonly UserAnswer[]): Reference[] =>
  users.flatMap(({ id, username, full_name: name, roles, startpage }) => {
    const from: Thing = { kind: 'user', id, title: name || username };
    return [
      ...roles.map((role): Reference => ({
        from,
        to: { kind: 'role', name: role },
        relation: 'hasRole',
      })),
      ...(startpage && isStartPage(startpage.type)
        ? [
            {
              from,
              to: { kind: startpage.type, id: startpage.id },
              relation: 'startsWith' as const,
            },
          ]
        : []),
    ];
  });

const isStartPage = (type: string): type is ThingKind =>
  type === 'stream' || type === 'dashboard' || type === 'search';

/** The kinds of things by the first part of their permissions. */
const GRANTED: Readonly<Record<string, ThingKind>> = {
  streams: 'stream',
  indexsets: 'index_set',
  inputs: 'input',
  outputs: 'output',
  dashboards: 'dashboard',
  lookuptables: 'lookup_table',
  pipeline: 'pipeline',
  pipeline_rule: 'rule',
  eventnotifications: 'notification',
  eventdefinitions: 'event_definition',
};

/** The single things that permissions such as `streams:read:5f…,6a…` name. */
export const roleReferences = (roles: readonly RoleAnswer[]): Reference[] =>
  roles.flatMap(({ id, name, permissions }) =>
    permissions.flatMap((permission): Reference[] => {
      const [domain = '', , ids = ''] = permission.split(':');
      const kind = GRANTED[domain];
      if (kind === undefined) return [];
      return ids
        .split(',')
        .filter((one) => one !== '' && one !== '*')
        .map((one) => ({
          from: { kind: 'role', id, title: name },
          to: { kind, id: one },
          relation: 'grants',
        }));
    }),
  );
