import { formatBytes } from '@/domain/format/number';
import { formatInstant } from '@/domain/format/instants/instant';
import type { SetIndex } from '@/domain/index-sets/set-index';
import { retentionAction, type Strategies } from '@/domain/index-sets/strategy';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { indexCount, messageCount } from '@/shared/index-sets/amounts';

const NAMED = 5;

const TITLES = {
  saving: { delete: 'indexSets.savingDeletes', close: 'indexSets.savingCloses' },
  rotating: { delete: 'indexSets.rotatingDeletes', close: 'indexSets.rotatingCloses' },
} as const;

type RetiredNoticeProps = {
  /** What deletes or closes them. */
  by: keyof typeof TITLES;
  strategies: Strategies;
  retired: readonly SetIndex[];
};

/** Warns of the indices that a change deletes or closes. */
export function RetiredNotice({ by, strategies, retired }: RetiredNoticeProps) {
  const { zone } = useSession();
  const sum = (value: (index: SetIndex) => number) =>
    retired.reduce((total, index) => total + value(index), 0);
  const last = Math.max(...retired.map(({ range }) => range?.end ?? 0));
  const names = retired
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ');
  return (
    <Notice
      tone="danger"
      title={t(TITLES[by][retentionAction(strategies) === 'delete' ? 'delete' : 'close'], {
        indices: indexCount(retired.length),
        messages: messageCount(sum(({ messages }) => messages)),
        size: formatBytes(sum(({ bytes }) => bytes)),
      })}
    >
      {retired.length > NAMED ? `${names} …` : names}
      {last > 0 && ` · ${t('indexSets.upTo', { date: formatInstant(last, { zone }) })}`}
    </Notice>
  );
}
