import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
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
    <Frame role="group" aria-label={t('system.setLevel')}>
      <LoggerForm key={set} isNext={set > 0} onSet={() => setSet(set + 1)} />
    </Frame>
  );
}

/** `isNext`: after one that was sent, whose focus it continues. */
function LoggerForm({ isNext, onSet }: { isNext: boolean; onSet: () => void }) {
  const { permits } = useSession();
  const { mutateAsync } = useMutation(setLoggerLevel);
  const form = useDraftForm({
    initialValues: { logger: '', level: 'debug' },
    validate: ({ logger }) => {
      const name = logger.trim();
      return name === '' || permits(`loggers:edit:${name}`)
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
          autoFocus={isNext}
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
