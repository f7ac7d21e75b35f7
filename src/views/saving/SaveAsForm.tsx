import type { FormEvent } from 'react';
import styled from 'styled-components';
import { useDraft } from '@/shared/drafts/use-draft';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { TextInput } from '@/ui/text-input/TextInput';

type SaveAsFormProps = {
  title: string;
  /** The key under which the form draft is kept until it is saved. */
  draftKey: string;
  /** The title of the original, which a copy must not reuse. */
  taken: string | undefined;
  /** Notes what will not be saved. */
  note?: string | undefined;
  submit: string;
  busy: boolean;
  onSave: (title: string) => void;
};

export function SaveAsForm({
  title,
  draftKey,
  taken,
  note,
  submit,
  busy,
  onSave,
}: SaveAsFormProps) {
  const [text, setText] = useDraft(draftKey, title);
  const trimmed = text.trim();
  const isTaken = taken !== undefined && trimmed === taken;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed !== '' && !isTaken && !busy) onSave(trimmed);
  };
  return (
    <Form onSubmit={save}>
      <TextInput
        label={t('views.title')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        maxLength={200}
        data-autofocus
      />
      <Hint role="status">{isTaken && t('views.titleTaken')}</Hint>
      {note !== undefined && <Hint>{note}</Hint>}
      <Button
        type="submit"
        variant="primary"
        disabled={trimmed === '' || isTaken}
        aria-disabled={busy || undefined}
      >
        {submit}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  width: min(${({ theme }) => theme.width.tooltip}, 80vw);
  padding: ${({ theme }) => theme.space.m};
  justify-items: start;
  > :first-child {
    width: 100%;
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
