import type { UserSummary } from '@/contract/users';
import { formatInstant } from '@/domain/format/instants/instant';
import { UsedBy } from '@/shared/references/UsedBy';
import { ResourcePage } from '@/shared/resource/ResourcePage';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { DetailCard } from '@/ui/detail/DetailCard';
import { FactList } from '@/ui/detail/FactList';
import { SharedEntities } from './shared-entities/SharedEntities';
import { StartPageTitle } from './form/StartPageTitle';
import { timeoutText } from './form/timeout';
import { Dotted, statusText } from './user-columns';
import { UserRoles } from './roles/UserRoles';
import { detailsPage, users } from './account/users';

export function UserPage() {
  return (
    <ResourcePage of={users} page={detailsPage} columns={2}>
      {(user) => (
        <>
          <Profile user={user} />
          <Settings user={user} />
          <UserRoles user={user} />
          <LastSession user={user} />
          <SharedEntities userId={user.id} />
          <UsedBy wide thing={{ kind: 'user', id: user.id, name: user.username }} />
        </>
      )}
    </ResourcePage>
  );
}

function Profile({ user }: { user: UserSummary }) {
  const kinds = [
    user.service_account && t('users.service'),
    user.read_only && t('users.readOnly'),
  ].filter((kind) => kind !== false);
  return (
    <DetailCard
      title={t('users.profile')}
      actions={kinds.map((kind) => (
        <Chip key={kind}>{kind}</Chip>
      ))}
    >
      <FactList
        facts={[
          { label: t('users.column.username'), value: user.username },
          { label: t('users.column.fullName'), value: user.full_name },
          { label: t('users.column.email'), value: user.email },
          {
            label: t('users.column.status'),
            value: (
              <Dotted $on={user.account_status === 'enabled'}>
                {statusText(user.account_status)}
              </Dotted>
            ),
          },
        ]}
      />
    </DetailCard>
  );
}

function Settings({ user }: { user: UserSummary }) {
  return (
    <DetailCard title={t('users.settings')}>
      <FactList
        facts={[
          { label: t('users.field.timeout'), value: timeoutText(user.session_timeout_ms) },
          { label: t('users.field.zone'), value: user.timezone || t('users.field.browserZone') },
          {
            label: t('users.field.startType'),
            value: <StartPageTitle startpage={user.startpage} />,
          },
        ]}
      />
    </DetailCard>
  );
}

function LastSession({ user }: { user: UserSummary }) {
  const { zone } = useSession();
  return (
    <DetailCard title={t('users.session')}>
      <FactList
        facts={[
          {
            label: t('users.column.session'),
            value: (
              <Dotted $on={user.session_active}>
                {t(user.session_active ? 'users.active' : 'users.inactive')}
              </Dotted>
            ),
          },
          {
            label: t('users.column.lastActivity'),
            value:
              user.last_activity === null
                ? t('users.never')
                : formatInstant(user.last_activity, { zone, format: 'withTimeZone' }),
          },
          { label: t('users.column.address'), value: user.client_address },
        ]}
      />
    </DetailCard>
  );
}
