import { useFormikContext } from 'formik';
import { t } from '@/shared/texts/t';
import { TextInput } from '@/ui/text-input/TextInput';
import type { RangeValues } from './range-form';

export function KeywordFields({ error }: { error: string | undefined }) {
  const { getFieldProps } = useFormikContext<RangeValues>();
  return (
    <TextInput
      label={t('timeRange.keywordLabel')}
      help={t('timeRange.keywordHelp')}
      error={error}
      autoComplete="off"
      {...getFieldProps('keyword.keyword')}
    />
  );
}
