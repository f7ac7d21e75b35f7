import type { ClusterHealth } from '@/contract/indexer';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { Chip, type ChipTone } from '@/ui/chip/Chip';

const looks: Readonly<Record<ClusterHealth['status'], { tone: ChipTone; text: PlainTextKey }>> = {
  green: { tone: 'success', text: 'indexSets.green' },
  yellow: { tone: 'warning', text: 'indexSets.yellow' },
  red: { tone: 'danger', text: 'indexSets.red' },
};

/** The health of the search cluster. */
export const HealthChip = ({ status }: Pick<ClusterHealth, 'status'>) => (
  <Chip tone={looks[status].tone}>{t(looks[status].text)}</Chip>
);
