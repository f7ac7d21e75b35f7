import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import styled from 'styled-components';
import { formatCount } from '@/domain/format/number';
import { CopyText } from '@/shared/copy-text/CopyText';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Dump } from '../dumps/DumpPage';
import { Part, Quiet } from '../Part';
import { loggingQueries, RECENT_LINES } from './queries';

/** The latest log lines of the responding node, newest first. */
export function RecentLog() {
  const query = useQuery(loggingQueries.recent());
  const { data, isFetching, refetch } = query;
  const actions = (
    <Tools>
      {data !== undefined && data !== '' && (
        <CopyText variant="secondary" text={() => data} label={t('system.copyLog')} />
      )}
      <Button
        icon={<RefreshCw aria-hidden size="1.1em" />}
        aria-disabled={isFetching || undefined}
        onClick={() => {
          if (!isFetching) void refetch();
        }}
      >
        {t(isFetching ? 'system.reloading' : 'system.reload')}
      </Button>
    </Tools>
  );
  return (
    <Part title={t('system.recentLog')} query={query} actions={actions} rows={6}>
      {(text) => {
        const lines = text.split('\n').filter((line) => line !== '');
        if (lines.length === 0) return <Quiet>{t('system.noLog')}</Quiet>;
        return (
          <>
            <Quiet>
              {t('system.logLines', {
                count: lines.length,
                lines: formatCount(lines.length),
                most: formatCount(RECENT_LINES),
              })}
            </Quiet>
            <Dump tabIndex={0} role="region" aria-label={t('system.recentLines')}>
              {lines.toReversed().join('\n')}
            </Dump>
          </>
        );
      }}
    </Part>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;
