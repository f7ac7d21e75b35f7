import { useState, type FormEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { ApiError, isNoAnswer } from '@/api/errors';
import { errorText } from '@/shared/failure/error-text';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { TextInput } from '@/ui/text-input/TextInput';
import type { Credentials } from './sign-in';

type SignInFormProps = {
  username?: string;
  pending: boolean;
  error: unknown;
  onSubmit: (credentials: Credentials) => void;
};

export function SignInForm({ username: known = '', pending, error, onSubmit }: SignInFormProps) {
  const [username, setUsername] = useState(known);
  const [password, setPassword] = useState('');
  const [capsLock, setCapsLock] = useState(false);
  const [incomplete, setIncomplete] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const complete = username.trim() !== '' && password !== '';
    setIncomplete(!complete);
    if (complete && !pending) onSubmit({ username: username.trim(), password });
  };
  const problem = incomplete ? t('signIn.needed') : reasonOf(error);

  return (
    <Form onSubmit={submit} noValidate>
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      <TextInput
        label={t('signIn.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        {...(known === '' && { autoFocus: true, 'data-autofocus': true })}
      />
      <TextInput
        label={t('signIn.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        help={capsLock ? t('signIn.capsLock') : undefined}
        onChange={(event) => setPassword(event.target.value)}
        onKeyDown={readCapsLock}
        onKeyUp={readCapsLock}
        {...(known !== '' && { autoFocus: true, 'data-autofocus': true })}
      />
      <Button type="submit" variant="primary" size="large" aria-disabled={pending}>
        {pending ? t('signIn.submitting') : t('signIn.submit')}
      </Button>
    </Form>
  );
}

function reasonOf(error: unknown): string | undefined {
  if (error === null || error === undefined) return undefined;
  if (isNoAnswer(error)) return t('signIn.unreachable');
  if (error instanceof ApiError && error.status === 401) return t('signIn.wrong');
  return errorText(error);
}

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
`;
