import styled from 'styled-components';
import type { IndexSet } from '@/contract/index-sets';
import { PERMISSIONS } from '@/contract/permissions';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@/shared/form/fields';
import { LinkIfPage } from '@/shared/navigation/LinkIfPage';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { usableSets } from './stream-form';

type StreamFieldsProps = {
  sets: readonly IndexSet[];
  /** An existing stream may use an index set that is not writable any more. */
  current?: string | undefined;
};

/** The fields of a stream, named as in `StreamValues`. */
export function StreamFields({ sets, current }: StreamFieldsProps) {
  const { permits } = useSession();
  const usable = usableSets(sets);
  const options = sets.filter((set) => usable.includes(set) || set.id === current);
  return (
    <>
      <TextField name="title" label={t('streams.field.title')} required data-autofocus />
      <TextAreaField
        name="description"
        label={t('streams.field.description')}
        help={t('streams.field.descriptionHelp')}
        rows={3}
      />
      <SelectField
        name="indexSetId"
        label={t('streams.field.indexSet')}
        help={t('streams.field.indexSetHelp')}
        required
        options={options.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {permits(PERMISSIONS.indexsets.create) && (
        <NewSet>
          <LinkIfPage to={paths.newIndexSet()}>{t('streams.newIndexSet')}</LinkIfPage>
        </NewSet>
      )}
      <CheckboxField
        name="removeMatches"
        label={t('streams.field.remove')}
        help={t('streams.field.removeHelp')}
      />
    </>
  );
}

/** Below the select that it belongs to. */
const NewSet = styled.p`
  margin: calc(-1 * ${({ theme }) => theme.space.s}) 0 0;
  font-size: ${({ theme }) => theme.size.small};
`;
