import { keyValueTexts } from '@/shared/lists/list-texts';
import { t } from '@/shared/texts/t';
import type { KeyValueTexts } from '@/ui/key-value-table/KeyValueTable';

export const staticFieldTexts = (): KeyValueTexts => ({
  ...keyValueTexts(),
  remove: (key) => t('inputs.removeField', { key }),
  confirmTitle: t('inputs.removeFieldTitle'),
  confirmButton: t('inputs.removeFieldButton'),
});
