import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import type { Bulk } from './use-bulk';

/** The failures of a bulk action, each with its reason. */
export function BulkOutcome({ bulk: { outcome, error, dismiss } }: { bulk: Bulk }) {
  if (error) return <FailureNotice error={error} />;
  if (!outcome || outcome.failures.length === 0) return null;
  const { done, failed, failures } = outcome;
  return (
    <Notice
      tone="danger"
      title={failed ?? t('lists.bulkFailed', { count: failures.length })}
      actions={
        <Button variant="quiet" icon={<X aria-hidden size="1em" />} onClick={dismiss}>
          {t('lists.dismiss')}
        </Button>
      }
    >
      {done !== undefined && <p>{done}</p>}
      <Reasons>
        {failures.map(({ id, title, reason }) => (
          <li key={id}>{t('lists.bulkReason', { title, reason })}</li>
        ))}
      </Reasons>
    </Notice>
  );
}

const Reasons = styled.ul`
  max-height: 30vh;
  margin: 0;
  padding-inline-start: 1.5em;
  overflow: auto;
`;
