import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { Select } from '@/ui/select/Select';
import { TextInput } from '@/ui/text-input/TextInput';
import { Quiet } from '../page/Part';
import { levelOptions } from './LevelSelect';
import { setLoggerLevel } from './queries';

/** Sets the level of a logger that is not in the list, because it has not written anything yet. */
export function OtherLogger() {
  const { permits } = useSession();
  const mutation = useMutation(setLoggerLevel);
  const [written, setName] = useState('');
  const [level, setLevel] = useState('debug');
  const [error, setError] = useState<string>();
  const name = written.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mutation.isPending) return;
    if (name === '') return setError(t('system.loggerNameNeeded'));
    if (!permits(`loggers:edit:${name}`)) return setError(t('system.loggerForbidden'));
    mutation.mutate(
      { logger: name, level },
      {
        onSuccess: () => {
          toasts.success(t('system.levelChanged', { name }));
          setName('');
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate aria-label={t('system.setLevel')}>
      <Row>
        <TextInput
          label={t('system.otherLogger')}
          error={error}
          value={written}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
        />
        <Select
          label={t('system.otherLevel')}
          options={levelOptions()}
          value={level}
          onChange={setLevel}
        />
        <Button type="submit" aria-disabled={mutation.isPending || undefined}>
          {t('system.setLevel')}
        </Button>
      </Row>
      <Quiet>{t('system.otherLoggerHelp')}</Quiet>
      <FailureNotice error={mutation.error} />
    </form>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 9em auto;
  align-items: end;
  gap: ${({ theme }) => theme.space.m};
  margin-block: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xs};
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    > :first-child {
      width: 100%;
    }
  }
`;
