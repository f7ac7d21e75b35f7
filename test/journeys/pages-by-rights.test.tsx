import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { pageOfRoles } from '@/contract/roles';
import { createInput } from '@/contract/inputs';
import { createOutput } from '@/contract/outputs';
import { thisNode } from '@/contract/system';
import { getUser } from '@/contract/users';
import { isPermittedForSome } from '@/domain/permissions/permissions';
import { pages, type PageRow } from '@/shared/pages';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { seedBackend, signInAs, takeRefusals } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';

const STREAM = 'e'.repeat(24);
const SELF = 'b'.repeat(24);
const OTHER = 'a'.repeat(24);
/** Settings of searches, which have defaults for users who may not read them. */
const OPTIONAL = /SearchesClusterConfig|\/search\/decorators/;
const REFUSED = ['Missing permissions', 'Missing stream permissions', 'No stream permissions.'];

const person = (id: string, username: string, roles: string[], permissions: string[] = []) => ({
  id,
  username,
  full_name: `${username} Able`,
  first_name: username,
  last_name: 'Able',
  email: `${username}@example.org`,
  roles,
  permissions,
});

const INDEX_SET = '00000000000000000000d5e7';

/** Values for the parameters of addresses, each of something that exists. */
async function existing(): Promise<Readonly<Record<string, string>>> {
  const { node_id: nodeId } = await call(thisNode, undefined);
  const [role] = (await call(pageOfRoles, { query: 'Reader' })).roles;
  const { id: inputId } = await call(createInput, {
    title: 'GELF',
    type: 'org.graylog2.inputs.gelf.http.GELFHttpInput',
    global: true,
    node: null,
    configuration: { bind_address: '127.0.0.1', port: 0 },
  });
  const { id: outputId } = await call(createOutput, {
    title: 'Archive',
    type: 'org.graylog2.outputs.GelfOutput',
    configuration: { hostname: 'archive.example.org', port: 12_201, protocol: 'TCP' },
  });
  return {
    nodeId,
    inputId,
    outputId,
    roleId: role?.id ?? '',
    userId: OTHER,
    streamId: STREAM,
    indexSetId: INDEX_SET,
  };
}

type Visit = { name: string; address: string; anyOf: readonly string[]; known: boolean };

/** Every page of System, some others whose content depends on rights, and users' own pages. */
function visitsOf(values: Readonly<Record<string, string>>): Visit[] {
  const visit = ([name, page]: [string, string | PageRow]): Visit => {
    const { path, anyOf = [] }: PageRow = typeof page === 'string' ? { path: page } : page;
    const parameters = [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter);
    return {
      name,
      anyOf,
      address: path.replaceAll(/:(\w+)/g, (_, parameter: string) => values[parameter] ?? 'some'),
      known: parameters.every((parameter) => parameter in values),
    };
  };
  const own = (name: string, page: string): [string, string] => [
    name,
    page.replace(':userId', SELF),
  ];
  return [
    ...Object.entries<string | PageRow>(pages).filter(
      ([name, page]) =>
        BESIDE_SYSTEM.has(name) ||
        (typeof page === 'string' ? page : page.path).startsWith('/system/'),
    ),
    own('ownProfile', pages.user),
    own('editOwnProfile', pages.editUser),
    own('ownTokens', pages.userTokens),
  ].map((entry) => visit(entry as [string, string | PageRow]));
}

const BESIDE_SYSTEM: ReadonlySet<string> = new Set([
  'welcome',
  'search',
  'savedSearches',
  'streams',
  'streamSearch',
  'editStream',
  'streamOutputs',
]);

/** Pages for which `anyOf` does not decide, with the permission of which one is needed. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  search: ['streams:read'],
  streamSearch: [`streams:read:${STREAM}`],
  editStream: [`streams:edit:${STREAM}`, `streams:read:${STREAM}`],
  streamOutputs: [`stream_outputs:read:${STREAM}`],
  user: ['users:list'],
  editUser: ['users:edit:ann'],
  userTokens: ['users:tokenlist:ann'],
};

/** What changes something, by the first word of its name. */
const CHANGES =
  /^(New|Create|Edit|Delete|Remove|Save|Launch|Stop|Start|Build|Maintenance|Pause|Resume|Report|Shut|Cancel|Set|Add|Recalculate|Update|Rotate|Close|Reopen)\b/;

/** The buttons and links of a page that change something, including those in its menus. */
async function changesOn(main: HTMLElement, actor: UserEvent): Promise<string[]> {
  const found = ['button', 'link'].flatMap((role) => within(main).queryAllByRole(role));
  for (const opener of main.querySelectorAll('button[aria-haspopup=menu]')) {
    await actor.click(opener);
    found.push(...screen.queryAllByRole('menuitem'));
    await actor.keyboard('{Escape}');
  }
  return [...new Set(found.map((one) => one.getAttribute('aria-label') ?? one.textContent))].filter(
    (name) => CHANGES.test(name) && !name.startsWith('Start auto refresh'),
  );
}

/** Pages of System without breadcrumbs, because nothing is above them. */
const TOP: ReadonlySet<string> = new Set(['apiBrowser']);

/** What is missing to reach a page of System, and to go up from it. */
function unreachable(name: string, main: HTMLElement): string[] {
  const page = Object.entries<string | PageRow>(pages).find(([one]) => one === name)?.[1];
  if (page === undefined) return [];
  const { path, menu }: Partial<PageRow> & { path: string } =
    typeof page === 'string' ? { path: page } : page;
  if (!path.startsWith('/system/') || menu === 'system') return [];
  const hasWay = within(main).queryByRole('navigation', { name: 'Breadcrumb' }) !== null;
  return [
    ...(hasWay || TOP.has(name) ? [] : [`${name} has no breadcrumbs`]),
    ...(menu === undefined && !path.includes(':') ? [`${name} is not in the palette`] : []),
  ];
}

/** Pages on which everybody changes what is their own. */
const ONES_OWN = new Set([
  ...['ownProfile', 'editOwnProfile', 'ownTokens'],
  ...['savedSearches', 'search', 'streamSearch'],
]);

/**
 * Four kinds of user on every page. `changes` are the pages that offer to change something: all of
 * them, or these.
 */
it.each<
  [who: string, roles: string[], permissions: string[], changes: readonly string[] | undefined]
>([
  ['an administrator', ['Admin'], [], undefined],
  [
    'a manager of one stream and one index set',
    [],
    [
      ...['read', 'edit', 'changestate'].map((action) => `streams:${action}:${STREAM}`),
      ...['read', 'edit'].map((action) => `indexsets:${action}:${INDEX_SET}`),
      'indices:read',
    ],
    ['streams', 'editStream', 'indices', 'indexSet', 'indexSetConfiguration'],
  ],
  ['a reader', ['Reader'], [], []],
  ['who has no role', [], [], []],
])(
  'shows %s each page or says that it is not permitted, and offers and asks for nothing that the server refuses',
  async (who, roles, permissions, changes) => {
    await seedBackend({
      seed: {
        users: [person(OTHER, 'ann', ['Reader']), person(SELF, 'sam', roles, permissions)],
        streams: [{ id: STREAM, title: 'Web servers' }],
      },
      apiDocument: async () => JSON.stringify({ openapi: '3.1.0', tags: [], paths: {} }),
    });
    await signInAs('admin');
    const visits = visitsOf(await existing());
    const { router, queryClient, actor } = await renderAt(paths.welcome(), { user: 'sam' });
    await screen.findByRole('heading', { level: 1 });
    const { permissions: granted } = await call(getUser, { username: 'sam' });
    const complaints: string[] = [];
    for (const { name, address, anyOf, known } of visits) {
      await act(() => router.navigate(address));
      const main = screen.getByRole('main');
      const headings = () => within(main).queryAllByRole('heading', { level: 1 });
      await waitFor(() => expect(headings()).not.toEqual([]));
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      if (within(main).queryByText(/^There is no page at /)) continue;
      if (who === 'an administrator') complaints.push(...unreachable(name, main));
      if (!known) complaints.push(`${name} has a parameter that “existing” has no value for`);
      const isRefused = () => headings().some(({ textContent }) => REFUSED.includes(textContent));
      const needed = NEEDED[name] ?? anyOf;
      const expected =
        needed.length === 0 || needed.some((one) => isPermittedForSome(granted, one));
      if (!expected) await waitFor(() => expect(isRefused(), name).toBe(true));
      const refused = isRefused();
      if (refused && expected) complaints.push(`${name} is refused`);
      const alerts = within(main).queryAllByRole('alert');
      if (alerts.length > (refused ? 1 : 0))
        complaints.push(...alerts.map(({ textContent }) => `${name}: ${textContent}`));
      const refusals = takeRefusals().filter((request) => !OPTIONAL.test(request));
      // Whether a page about one thing is permitted is for the server to say.
      if (refusals.length > 0 && !refused) complaints.push(`${name}: ${refusals.join(', ')}`);
      if (ONES_OWN.has(name) || changes === undefined) continue;
      const offered = await changesOn(main, actor);
      if (offered.length > 0 !== changes.includes(name))
        complaints.push(`${name} offers ${offered.join(', ') || 'nothing'}`);
    }
    expect(complaints).toEqual([]);
  },
);

it('gives each page of a menu the name of its entry', async () => {
  const { router } = await renderAt(paths.welcome());
  await screen.findByRole('heading', { level: 1 });
  const entries = Object.values<string | PageRow>(pages).flatMap((page) =>
    typeof page === 'object' && page.text && ['main', 'system'].includes(page.menu ?? '')
      ? [{ path: page.path, name: t(page.text) }]
      : [],
  );
  const names: string[] = [];
  for (const { path, name } of entries) {
    await act(() => router.navigate(path));
    const title = await within(screen.getByRole('main')).findByRole('heading', { level: 1 });
    if (title.textContent !== 'Not available yet' && title.textContent !== name)
      names.push(`${name}: ${title.textContent}`);
  }
  expect(names).toEqual([]);
});
