import { useMemo } from 'react';
import { formatCount } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import type { ComboTexts } from '@/ui/combo-box/option';

/** Keeps its identity between renders, because lists of thousands of options are memoized by it. */
export const useComboTexts = (): ComboTexts => useMemo(() => comboTexts(), []);

const comboTexts = (): ComboTexts => ({
  noOptions: t('controls.noOptions'),
  loading: t('controls.loading'),
  clear: t('controls.clear'),
  showOptions: t('controls.showOptions'),
  count: (count) => t('controls.options', { count }),
  countMore: (count) => t('controls.moreOptions', { amount: formatCount(count) }),
  create: (typed) => t('controls.create', { typed }),
  remove: (label) => t('controls.remove', { label }),
});
