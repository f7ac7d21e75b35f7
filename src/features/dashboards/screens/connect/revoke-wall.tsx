import { useState } from 'react';
import { call } from '@/api/client';
import { deleteToken, setUserStatus, type TokenSummary, type UserSummary } from '@/contract/users';
import type { Deletion } from '@/shared/confirm/ask';
import { queryRoots } from '@/shared/mutations/query-roots';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Checkbox } from '@/ui/checkbox/Checkbox';
import { Notice } from '@/ui/notice/Notice';

export type Revocation = {
  reader: UserSummary;
  token: TokenSummary;
  /** The other access tokens of the user. */
  others: readonly TokenSummary[];
  /** Whether the caller may also end the sessions of the user. */
  mayEndSessions: boolean;
};

/** The question before the token of a wall is deleted, with what other access its user has. */
export function revocationOf({ reader, token, others, mayEndSessions }: Revocation): Deletion {
  const hasSessions = reader.session_active;
  const endsSessions = hasSessions && mayEndSessions;
  let endsAll = false;
  return {
    title: t('screens.revoke'),
    names: [token.name],
    content: (
      <>
        <p>{t('screens.revokeMeans')}</p>
        {(others.length > 0 || hasSessions) && (
          <OtherAccess
            user={reader.username}
            tokens={others.map(({ name }) => name)}
            hasSessions={hasSessions}
            canEnd={others.length > 0 || endsSessions}
            onChange={(chosen) => {
              endsAll = chosen;
            }}
          />
        )}
      </>
    ),
    async run() {
      await call(deleteToken, { id: reader.id, token: token.id });
      if (!endsAll) return;
      for (const other of others) await call(deleteToken, { id: reader.id, token: other.id });
      if (endsSessions) await endSessions(reader);
    },
    keys: [queryRoots.users],
    done: () => toasts.success(t('screens.revoked', { name: token.name })),
  };
}

/** A disabled user is signed out everywhere; enabled again, the account is as before. */
async function endSessions({ id, account_status: status }: UserSummary): Promise<void> {
  if (status !== 'enabled') return;
  await call(setUserStatus, { id, status: 'disabled' });
  await call(setUserStatus, { id, status: 'enabled' });
}

type OtherAccessProps = {
  user: string;
  tokens: readonly string[];
  hasSessions: boolean;
  canEnd: boolean;
  onChange: (endsAll: boolean) => void;
};

function OtherAccess({ user, tokens, hasSessions, canEnd, onChange }: OtherAccessProps) {
  const [endsAll, setEndsAll] = useState(false);
  return (
    <>
      <Notice tone="warning" title={t('screens.otherAccess', { user })}>
        <ul>
          {tokens.map((name, index) => (
            <li key={`${index} ${name}`}>{t('screens.otherToken', { name })}</li>
          ))}
          {hasSessions && <li>{t('screens.otherSessions')}</li>}
        </ul>
      </Notice>
      {canEnd && (
        <Checkbox
          label={t('screens.endOtherAccess')}
          checked={endsAll}
          onChange={({ currentTarget: { checked } }) => {
            setEndsAll(checked);
            onChange(checked);
          }}
        />
      )}
    </>
  );
}
