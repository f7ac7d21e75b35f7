import { useQuery } from '@tanstack/react-query';
import { formatCount, formatDuration } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { backlogPoll } from '../state/queries';

/** Tells how far behind the nodes are; nothing while they keep up. */
export function BacklogNotice() {
  const { data: backlog } = useQuery(backlogPoll);
  if (!backlog) return null;
  const { waiting, delayMs } = backlog;
  return (
    <Notice tone="warning">
      {delayMs === undefined
        ? t('inputs.journalBacklog', { count: waiting, messages: formatCount(waiting) })
        : t('inputs.backlog', {
            count: waiting,
            messages: formatCount(waiting),
            delay: formatDuration(Math.round(delayMs / 1000) * 1000),
          })}
    </Notice>
  );
}
