import styled from 'styled-components';
import type { InputTypeInfo } from '@/contract/inputs';
import { Form } from '@/shared/form/Form';
import { FormActions } from '@/shared/form/FormActions';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { InputFields } from '../launch/InputFields';
import { LaunchTrouble } from '../launch/LaunchTrouble';
import { useInputForm, type InputStart } from '../launch/use-input-form';

export function NewInput({
  info,
  start,
  onLaunched,
}: {
  info: InputTypeInfo;
  start: InputStart;
  onLaunched: (id: string) => void;
}) {
  const { form, fields, madeId, trouble, saveAnyway } = useInputForm({
    draftKey: `inputs.wizard.${info.type}`,
    info,
    start,
    onSaved: ({ id, title }) => {
      toasts.success(t('inputs.launched', { title }));
      onLaunched(id);
    },
  });
  return (
    <Card>
      <p>{t('inputs.prefilled')}</p>
      <Form form={form}>
        {trouble && (
          <LaunchTrouble
            trouble={trouble}
            title={start.title}
            saveAnyway={saveAnyway}
            onDone={({ id }) => onLaunched(id)}
          />
        )}
        <InputFields fields={fields} />
        <FormActions submit={t(madeId === undefined ? 'inputs.launch' : 'inputs.retry')} />
      </Form>
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  max-width: ${({ theme }) => theme.width.dialogLarge};
  padding: ${({ theme }) => theme.space.l};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.surface};
  > p {
    margin: 0;
    color: ${({ theme }) => theme.color.muted};
  }
`;
