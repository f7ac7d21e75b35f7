import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { PERMISSIONS } from '@/contract/permissions';
import { SelectField, TextField } from '@/shared/form/fields';
import { Form } from '@/shared/form/Form';
import { FormActions } from '@/shared/form/FormActions';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { levelOptions } from './LevelSelect';
import { setLoggerLevel } from './queries';

/** Sets the level of a logger that is not in the list, because it has not written anything yet. */
export function OtherLogger() {
  const [set, setSet] = useState(0);
  return (
    <Frame
      key={set}
      ref={set > 0 ? focusButton : undefined}
      role="group"
      aria-label={t('system.setLevel')}
    >
      <LoggerForm onSet={() => setSet(set + 1)} />
    </Frame>
  );
}

/**
 * An emptied form continues the focus of the one that was sent. Its field would call itself
 * required as soon as it is left.
 */
const focusButton = (frame: HTMLElement | null) =>
  frame?.querySelector<HTMLElement>('[type=submit]')?.focus();

function LoggerForm({ onSet }: { onSet: () => void }) {
  const { permits } = useSession();
  const { mutateAsync } = useMutation(setLoggerLevel);
  const form = useDraftForm({
    initialValues: { logger: '', level: 'debug' },
    validate: ({ logger }) => {
      const name = logger.trim();
      return name === '' || permits(PERMISSIONS.loggers.edit, name)
        ? {}
        : { logger: t('system.loggerForbidden') };
    },
    onSubmit: ({ logger, level }) => mutateAsync({ logger: logger.trim(), level }),
    onSaved: (_, { logger }) => {
      toasts.success(t('system.levelChanged', { name: logger.trim() }));
      onSet();
    },
  });
  return (
    <Form form={form} guard={false}>
      <Row>
        <TextField
          name="logger"
          label={t('system.otherLogger')}
          help={t('system.otherLoggerHelp')}
          required
          spellCheck={false}
          autoComplete="off"
        />
        <SelectField name="level" label={t('system.otherLevel')} options={levelOptions()} />
      </Row>
      <FormActions submit={t('system.setLevel')} />
    </Form>
  );
}

const Frame = styled.div`
  margin-block: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xs};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 9em;
  align-items: start;
  gap: ${({ theme }) => theme.space.m};
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
