import { useMutation, useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import type { InputSummary } from '@/contract/inputs';
import { wordsOf } from '@/shared/failure/words-of';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Chip } from '@/ui/chip/Chip';
import { mayEdit } from './input-rights';
import { changeStaticField } from './mutations';

/** The fields an input adds to its messages; nothing where there is none. */
export function StaticFields({ input }: { input: InputSummary }) {
  const { permits } = useSession();
  const { mutate } = useMutation(changeStaticField(useQueryClient()));
  const fields = Object.entries(input.static_fields);
  if (fields.length === 0) return null;
  const remove = (key: string) =>
    mutate({ id: input.id, removed: key }, {
      onSuccess: () => toasts.success(t('inputs.fieldRemoved', { key, title: input.title })),
      onError: (error) => toasts.error(wordsOf(error), t('inputs.fieldNotRemoved')),
    });
  return (
    <List aria-label={t('inputs.staticFields')}>
      {fields.map(([key, value]) => {
        const words = t('inputs.staticField', { key, value });
        return <li key={key}>{mayEdit(input.id, permits) ? <Wide onRemove={() => remove(key)} removeLabel={t('inputs.removeField', { key })}>{words}</Wide> : <Wide>{words}</Wide>}</li>;
      })}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Wide = styled(Chip)`
  white-space: normal;
  overflow-wrap: anywhere;
`;
