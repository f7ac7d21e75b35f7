import { formatCount } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import type { KeyValueTexts } from '@/ui/key-value-table/KeyValueTable';
import type { PageSizeTexts } from '@/ui/pagination/PageSize';
import type { PaginationTexts } from '@/ui/pagination/Pagination';

/** Functions, so that texts are in the current language. */
export const paginationTexts = (): PaginationTexts => ({
  label: t('lists.pages'),
  previous: t('lists.previousPage'),
  next: t('lists.nextPage'),
  page: (page) => t('lists.page', { page }),
});
export const pageSizeTexts = (): PageSizeTexts => ({
  label: t('lists.show'),
  rows: (size) => t('lists.rows', { size: formatCount(size) }),
});
export const searchTexts = () => ({
  search: t('lists.searchPlaceholderPlain'),
  noMatch: t('lists.noMatch'),
  none: t('lists.noneAvailable'),
});

export const keyValueTexts = (): KeyValueTexts => ({
  key: t('lists.key'),
  value: t('lists.value'),
  actions: t('lists.actions'),
  add: t('lists.add'),
  remove: (key) => t('lists.removeKey', { key }),
  empty: t('lists.noData'),
  confirmTitle: t('lists.deleteProperty'),
  confirm: (key) => t('lists.deletePropertySure', { key }),
  confirmButton: t('lists.delete'),
  cancel: t('lists.cancel'),
  close: t('lists.close'),
});
