import { useQuery } from '@tanstack/react-query';
import { PERMISSIONS } from '@/contract/permissions';
import { FormField, type FieldProps } from '@/shared/form/FormField';
import { Tags } from '@/shared/pickers/SearchSelect';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { configurationQueries } from '../setting/queries';

/** Suggests known fields, but also accepts names that no message has yet. */
export function FieldNames(props: FieldProps) {
  const { permits } = useSession();
  const { data = [] } = useQuery({
    ...configurationQueries.fields(),
    enabled: permits(PERMISSIONS.fieldnames.read),
  });
  return (
    <FormField<readonly string[]> {...props}>
      {({ name: _, ...control }) => (
        <Tags
          {...control}
          monospace
          suggestions={data.map((name) => ({ value: name, label: name }))}
          placeholder={t('configurations.fieldPlaceholder')}
        />
      )}
    </FormField>
  );
}
