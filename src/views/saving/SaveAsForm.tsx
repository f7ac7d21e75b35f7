import styled from 'styled-components';
import { TextField } from '@/shared/form/fields';
import { Form } from '@/shared/form/Form';
import { FormActions } from '@/shared/form/FormActions';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { t } from '@/shared/texts/t';

type SaveAsFormProps = {
  title: string;
  /** The key under which the form draft is kept until it is saved. */
  draftKey: string;
  /** The title of the original, which a copy must not reuse. */
  taken: string | undefined;
  /** Notes what will not be saved. */
  note?: string | undefined;
  submit: string;
  onSave: (title: string) => Promise<unknown>;
};

/** Asks for the title of a new view. */
export function SaveAsForm({ title, draftKey, taken, note, submit, onSave }: SaveAsFormProps) {
  const form = useDraftForm<{ title: string }, unknown>({
    key: draftKey,
    initialValues: { title },
    validate: (values) => (values.title.trim() === taken ? { title: t('views.titleTaken') } : {}),
    onSubmit: (values) => onSave(values.title.trim()),
  });
  return (
    <Box>
      <Form form={form} guard={false}>
        <TextField
          name="title"
          label={t('views.title')}
          required
          autoComplete="off"
          maxLength={200}
          data-autofocus
        />
        {note !== undefined && <Hint>{note}</Hint>}
        <FormActions submit={submit} savesNothing />
      </Form>
    </Box>
  );
}

const Box = styled.div`
  width: min(${({ theme }) => theme.width.tooltip}, 80vw);
  padding: ${({ theme }) => theme.space.m};
  form {
    gap: ${({ theme }) => theme.space.s};
  }
`;

const Hint = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  &:empty {
    display: none;
  }
`;
