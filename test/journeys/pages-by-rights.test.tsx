import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { pageOfRoles } from '@/contract/roles';
import { createInput } from '@/contract/inputs';
import { thisNode } from '@/contract/system';
import { pages, type PageRow } from '@/shared/pages';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { seedBackend, signInAs, takeRefusals } from '@test/backend';
import { renderAt } from '@test/render';

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

/** The address of every page that needs more than a login, and of those that depend on rights. */
async function addresses() {
  const { node_id: nodeId } = await call(thisNode, undefined);
  const [role] = (await call(pageOfRoles, { query: 'Reader' })).roles;
  const roleId = role?.id ?? '';
  const { id: inputId } = await call(createInput, {
    title: 'GELF',
    type: 'org.graylog2.inputs.gelf.http.GELFHttpInput',
    global: true,
    node: null,
    configuration: { bind_address: '127.0.0.1', port: 0 },
  });
  return {
    welcome: paths.welcome(),
    search: paths.search(),
    savedSearches: paths.savedSearches(),
    streams: paths.streams(),
    streamSearch: paths.streamSearch(STREAM),
    editStream: paths.editStream(STREAM),
    overview: paths.overview(),
    configurations: paths.configurations(),
    nodes: paths.nodes(),
    node: paths.node(nodeId),
    nodeMetrics: paths.nodeMetrics(nodeId),
    threadDump: paths.threadDump(nodeId),
    processBufferDump: paths.processBufferDump(nodeId),
    inputs: paths.inputs(),
    sendLogs: paths.sendLogs(),
    input: paths.input(inputId),
    logging: paths.logging(),
    users: paths.users(),
    newUser: paths.newUser(),
    user: paths.user(OTHER),
    editUser: paths.editUser(OTHER),
    userTokens: paths.userTokens(OTHER),
    ownProfile: paths.user(SELF),
    editOwnProfile: paths.editUser(SELF),
    ownTokens: paths.userTokens(SELF),
    roles: paths.roles(),
    role: paths.role(roleId),
    editRole: paths.editRole(roleId),
  };
}
type Visited = keyof Awaited<ReturnType<typeof addresses>>;

const everywhere: readonly Visited[] = [
  'welcome',
  'savedSearches',
  'streams',
  'overview',
  'nodes',
  'node',
  'ownProfile',
  'editOwnProfile',
  'ownTokens',
];
const withStream: readonly Visited[] = [...everywhere, 'search', 'streamSearch', 'editStream'];

/** Who may open which pages; all others are refused before they show a form or a list. */
it.each<[who: string, roles: string[], permissions: string[], opens: readonly Visited[] | 'all']>([
  ['an administrator', ['Admin'], [], 'all'],
  ['a reader', ['Reader'], [], [...everywhere, 'configurations', 'inputs', 'sendLogs', 'input']],
  ['who may read one stream', [], [`streams:read:${STREAM}`], withStream],
  ['who has no role', [], [], everywhere],
])(
  'shows %s each page or says that it is not permitted, and asks the server for nothing it refuses',
  async (_who, roles, permissions, opens) => {
    await seedBackend({
      seed: {
        users: [person(OTHER, 'ann', ['Reader']), person(SELF, 'sam', roles, permissions)],
        streams: [{ id: STREAM, title: 'Web servers' }],
      },
    });
    await signInAs('admin');
    const visited = Object.entries(await addresses());
    const { router, queryClient } = await renderAt(paths.welcome(), { user: 'sam' });
    await screen.findByRole('heading', { level: 1 });
    const opened: string[] = [];
    const complaints: string[] = [];
    for (const [name, address] of visited) {
      await act(() => router.navigate(address));
      const main = screen.getByRole('main');
      const headings = () => within(main).queryAllByRole('heading', { level: 1 });
      await waitFor(() => expect(headings()).not.toEqual([]));
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      const isRefused = () => headings().some(({ textContent }) => REFUSED.includes(textContent));
      const expected = opens === 'all' || opens.some((one) => one === name);
      if (!expected) await waitFor(() => expect(isRefused(), name).toBe(true));
      const refused = isRefused();
      if (!refused) opened.push(name);
      const alerts = within(main).queryAllByRole('alert');
      if (alerts.length > (refused ? 1 : 0))
        complaints.push(...alerts.map(({ textContent }) => `${name}: ${textContent}`));
      const refusals = takeRefusals().filter((request) => !OPTIONAL.test(request));
      // Whether a page about one thing is permitted is for the server to say.
      if (refusals.length > 0 && !refused) complaints.push(`${name}: ${refusals.join(', ')}`);
    }
    expect(complaints).toEqual([]);
    expect(opened.toSorted()).toEqual(
      (opens === 'all' ? visited.map(([name]) => name) : [...opens]).toSorted(),
    );
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
    if (title.textContent !== 'Page not found' && title.textContent !== name)
      names.push(`${name}: ${title.textContent}`);
  }
  expect(names).toEqual([]);
});
