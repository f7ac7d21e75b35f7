import styled from 'styled-components';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { windowLabel } from '@/shared/time-range-picker/range-label';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import type { SliceProgress } from './slice-progress';

type MissingPartsProps = {
  progress: SliceProgress;
  /** Errors of the slices that responded only in part. */
  reasons: readonly string[];
  onRunAgain: () => void;
};

/** Lists the ranges of a long window that are missing from the result. */
export function MissingParts({
  progress: { stopped, missing },
  reasons,
  onRunAgain,
}: MissingPartsProps) {
  const { zone } = useSession();
  const parts = missing.map(({ range, reason }) => {
    const window = windowLabel(range, zone);
    return reason === undefined
      ? t('slices.missing', { window })
      : t('slices.missingFor', { window, reason });
  });
  return (
    <Notice
      tone={stopped ? 'info' : 'warning'}
      title={t(stopped ? 'slices.stoppedTitle' : 'slices.failedTitle')}
      actions={<Button onClick={onRunAgain}>{t('slices.searchRest')}</Button>}
    >
      <List>
        {[...parts, ...reasons].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </List>
    </Notice>
  );
}

const List = styled.ul`
  margin: 0;
  padding-inline-start: 1.2em;
  overflow-wrap: anywhere;
`;
