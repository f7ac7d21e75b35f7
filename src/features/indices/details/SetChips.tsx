import type { IndexSet } from '@/contract/index-sets';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';

/** What is special about an index set. */
export const SetChips = ({ set }: { set: IndexSet }) => (
  <>
    {set.default && <Chip tone="accent">{t('indexSets.default')}</Chip>}
    {!set.writable && <Chip tone="warning">{t('indexSets.readOnly')}</Chip>}
  </>
);
