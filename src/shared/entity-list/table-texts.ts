import { t } from '@/shared/texts/t';
import type { TableTexts } from '@/ui/table/table-texts';

/** Texts of the table component in the current language. */
export const tableTexts = (): TableTexts => ({
  selectAll: t('lists.selectAll'),
  selectRow: (title) => t('lists.selectRow', { title }),
  sortBy: (title) => t('lists.sortBy', { title }),
  sortLabel: t('lists.sort'),
  resize: (title) => t('lists.resize', { title }),
  expand: (title) => t('lists.expand', { title }),
  collapse: (title) => t('lists.collapse', { title }),
  moved: (title, place, count) => t('lists.columnMoved', { title, place, count }),
});
