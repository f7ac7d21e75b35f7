import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import { PERMISSIONS } from '@/contract/permissions';
import {
  deleteUserById,
  getUserById,
  pageOfUsers,
  setUserStatus,
  type UserRow,
  type UserSummary,
} from '@/contract/users';
import { displayNameOf } from '@/domain/users/display-name';
import { oneByOne } from '@/shared/entity-list/bulk/one-by-one';
import { plainList } from '@/shared/entity-list/paging/lists';
import { paths } from '@/shared/paths';
import { queryRoots } from '@/shared/mutations/query-roots';
import { defineResource, type EntityAction, type EntityPage } from '@/shared/resource/resource';
import type { Session } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { withRoot } from './root-row';
import { mayDelete, mayDisable, mayEdit, maySee, maySeeTokens } from './user-rights';

/** The members that list rows and single users have in common. */
type Account = Pick<UserRow, 'id' | 'username' | 'full_name' | 'read_only' | 'account_status'>;

const NOT_MODIFIED = 304;

export const detailsPage: EntityPage<Account> = {
  path: paths.user,
  heading: (name) => t('users.detailsOf', { name }),
  label: 'users.showDetails',
  action: 'resource.show',
  may: maySee,
};
export const editPage: EntityPage<Account> = {
  path: paths.editUser,
  heading: (name) => t('users.editOf', { name }),
  label: 'users.editUser',
  action: 'resource.edit',
  may: (account, session) => mayEdit(account, session) || account.id === session.user.id,
  offered: mayEdit,
  fresh: true,
};
export const tokensPage: EntityPage<Account> = {
  path: paths.userTokens,
  heading: (name) => t('users.tokensOf', { name }),
  label: 'users.showTokens',
  action: 'users.tokens',
  may: maySeeTokens,
};

const isEnabled = ({ account_status: status }: Account) => status === 'enabled';

const enable: EntityAction<Account> = {
  id: 'enable',
  label: () => t('users.enable'),
  may: (account, session) => !isEnabled(account) && mayDisable(account, session),
  run: ({ id }) => setStatus(id, true),
  done: (user) => t('users.enabled', { name: displayNameOf(user) }),
  failed: () => t('users.notEnabled'),
  many: {
    permissions: [PERMISSIONS.users.edit],
    label: 'users.enable',
    // The server only has requests for one at a time.
    run: (ids) => oneByOne(ids, (id) => setStatus(id, true)),
    done: (count) => t('users.enabledMany', { count }),
  },
};

const disable: EntityAction<Account> = {
  id: 'disable',
  label: () => t('users.disableAction'),
  may: (account, session) => isEnabled(account) && mayDisable(account, session),
  run: ({ id }) => setStatus(id, false),
  question: () => ({ title: t('users.disableTitle'), means: t('users.disableMeans') }),
  done: (user) => t('users.disabled', { name: displayNameOf(user) }),
  failed: () => t('users.notDisabled'),
  many: {
    permissions: [PERMISSIONS.users.edit],
    label: 'users.disable',
    run: (ids, session) =>
      oneByOne(ids, async (id) => {
        refuseSelf(id, session);
        await setStatus(id, false);
      }),
    confirm: (count) => ({
      title: t('users.disableMany', { count }),
      text: t('users.disableManyMeans'),
    }),
    done: (count) => t('users.disabledMany', { count }),
  },
};

export const users = defineResource<Account, UserRow, UserSummary>({
  name: 'users',
  nameOf: displayNameOf,
  fullNameOf: (user) => `${displayNameOf(user)} (${user.username})`,
  texts: {
    title: 'users.title',
    lead: 'users.lead',
    empty: 'users.empty',
    emptySaysSo: true,
    loading: 'users.loading',
  },
  list: {
    path: paths.users,
    permission: PERMISSIONS.users.list,
    load: plainList({
      load: async (query, signal, request) => {
        const { users: rows, total, context } = await call(pageOfUsers, query, { signal });
        return withRoot({ rows, total, root: context.admin_user, request });
      },
      columns: {
        full_name: 'users.column.fullName',
        username: 'users.column.username',
        email: 'users.column.email',
      },
    }),
    defaults: {
      sort: { id: 'full_name', direction: 'asc' },
      columns: [
        'full_name',
        'username',
        'email',
        'roles',
        'account_status',
        'session_active',
        'last_activity',
      ],
    },
  },
  create: {
    permission: PERMISSIONS.users.create,
    label: 'users.new',
    key: 'c',
    lead: 'users.newLead',
  },
  read: (id, signal) => call(getUserById, { id }, { signal }),
  param: 'userId',
  pages: [detailsPage, editPage, tokensPage],
  actions: [enable, disable],
  remove: {
    may: mayDelete,
    run: async (id, session) => {
      refuseSelf(id, session);
      await call(deleteUserById, { id });
    },
    referred: ({ id, username }) => ({ kind: 'user', id, name: username }),
    texts: {
      title: 'users.delete',
      means: () => t('users.deleteMeans'),
      done: (name) => t('users.deleted', { name }),
    },
    bulk: {
      permissions: [PERMISSIONS.users.edit],
      title: (count) => t('users.deleteMany', { count }),
      means: () => t('users.deleteManyMeans'),
      done: (count) => t('users.deletedMany', { count }),
    },
  },
  // Pages of roles show their users.
  affects: [queryRoots.roles],
});

/** Bulk actions skip the signed-in user. */
function refuseSelf(id: string, { user }: Session): void {
  if (id === user.id) throw new Error(t('users.notYourself'));
}

async function setStatus(id: string, on: boolean): Promise<void> {
  await call(setUserStatus, { id, status: on ? 'enabled' : 'disabled' }).catch((error: unknown) => {
    // Someone else made the same change.
    if (!(error instanceof ApiError) || error.status !== NOT_MODIFIED) throw error;
  });
}
