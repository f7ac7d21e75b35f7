import styled from 'styled-components';
import { formatInstant } from '@/domain/format/instants/instant';
import { formatCount } from '@/domain/format/number';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Spinner } from '@/ui/spinner/Spinner';
import type { Received } from './received-messages';

/** Messages received so far, the newest first, updated live. */
export function ReceivedList({
  received,
  error,
}: {
  received: Received | undefined;
  error: Error | null;
}) {
  const { zone } = useSession();
  if (error) return <FailureNotice error={error} title={t('inputs.arrivalsUnknown')} />;
  const total = received?.total ?? 0;
  return (
    <>
      <div role="status">
        {total === 0 ? (
          <Spinner label={t('inputs.waiting')} />
        ) : (
          t('inputs.arrivedCount', { count: total, messages: formatCount(total) })
        )}
      </div>
      {total > 0 && (
        <Lines aria-label={t('inputs.arrived')}>
          {received?.newest.map(({ id, at, source, text }) => (
            <li key={id}>
              <time dateTime={at}>{formatInstant(at, { zone })}</time> <b>{source}</b>{' '}
              <span>{text}</span>
            </li>
          ))}
        </Lines>
      )}
    </>
  );
}

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-family: ${({ theme }) => theme.font.log};
  font-size: ${({ theme }) => theme.size.log};
  li {
    display: -webkit-box;
    padding: ${({ theme }) => theme.space.cell} 0;
    overflow: hidden;
    border-top: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  time {
    color: ${({ theme }) => theme.color.muted};
  }
  b {
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
`;
