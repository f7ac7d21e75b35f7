import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@/api/client';
import { over, PERMISSIONS } from '@/contract/permissions';
import { createToken, type Token, type UserSummary } from '@/contract/users';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { TextField } from '@/shared/form/fields';
import { Form } from '@/shared/form/Form';
import { FormActions } from '@/shared/form/FormActions';
import { IfPermitted } from '@/shared/permissions/IfPermitted';
import { useResourceForm } from '@/shared/resource/ResourceForm';
import { ResourcePage } from '@/shared/resource/ResourcePage';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import { NewToken } from './NewToken';
import { userQueries } from '../account/queries';
import { TokenTable } from './TokenTable';
import { tokensPage, users } from '../account/users';

export function TokensPage() {
  return (
    <ResourcePage of={users} page={tokensPage} narrow description={() => t('tokens.lead')}>
      {(user) => <Tokens user={user} />}
    </ResourcePage>
  );
}

function Tokens({ user }: { user: UserSummary }) {
  const [token, setToken] = useState<Token>();
  const [made, setMade] = useState(0);
  const { data, error, refetch } = useQuery({
    ...userQueries.tokens(user.id),
    throwOnError: isPageFailure,
  });
  return (
    <>
      {token && <NewToken key={token.id} token={token} onDone={() => setToken(undefined)} />}
      <IfPermitted permissions={[over(PERMISSIONS.users.tokencreate, user.username)]}>
        <DetailCard title={t('tokens.create')}>
          <TokenForm
            key={made}
            user={user}
            onCreated={(created) => {
              setToken(created);
              setMade(made + 1);
            }}
          />
        </DetailCard>
      </IfPermitted>
      <DetailCard title={t('tokens.list')}>
        <FailureNotice error={error} retry={() => void refetch()} />
        {!data && !error && <SkeletonList label={t('app.loadingPart')} rows={3} columns={2} />}
        {data && <TokenTable user={user} tokens={data} />}
      </DetailCard>
    </>
  );
}

function TokenForm({ user, onCreated }: { user: UserSummary; onCreated: (token: Token) => void }) {
  const form = useResourceForm<{ name: string }, Token>(users, {
    initialValues: { name: '' },
    validate: ({ name }) => (isPlainName(name.trim()) ? {} : { name: t('tokens.namePlain') }),
    onSubmit: ({ name }) => call(createToken, { id: user.id, name: name.trim() }),
    onSaved: onCreated,
  });
  return (
    <Form form={form} guard={false}>
      <TextField
        name="name"
        label={t('tokens.name')}
        help={t('tokens.nameHelp')}
        required
        autoComplete="off"
        spellCheck={false}
      />
      <FormActions submit={t('tokens.create')} />
    </Form>
  );
}

/** The name becomes part of a URL path, where dots and slashes change the target. */
const isPlainName = (name: string) => !/[/\\]|^\.+$/.test(name);
