import styled from 'styled-components';
import { formatInstant } from '@/domain/format/instants/instant';
import { formatCount } from '@/domain/format/number';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { useView } from '@/views/view-state/view-state-context';
import type { Execution } from '@/views/execution/search-request';

/** When a search ran, and for how long. */
export type ExecutionFacts = Pick<Execution, 'durationMs' | 'executedAt'>;

/** The description of a saved search or dashboard, and details of its last run. */
export function DescriptionPanel({ execution }: { execution: ExecutionFacts | undefined }) {
  const { whole: view, isSaved } = useView();
  const isDashboard = view.type === 'DASHBOARD';
  return (
    <Panel>
      {isSaved ? (
        <>
          <Text $quiet={view.summary === ''}>
            {view.summary || t(isDashboard ? 'sidebar.noSummaryDashboard' : 'sidebar.noSummary')}
          </Text>
          <Text $quiet={view.description === ''}>
            {view.description ||
              t(isDashboard ? 'sidebar.noDescriptionDashboard' : 'sidebar.noDescription')}
          </Text>
        </>
      ) : (
        <Text $quiet>{t(isDashboard ? 'sidebar.saveFirstDashboard' : 'sidebar.saveFirst')}</Text>
      )}
      <h3>{t('sidebar.execution')}</h3>
      <ExecutionInfo execution={execution} />
    </Panel>
  );
}

function ExecutionInfo({ execution }: { execution: ExecutionFacts | undefined }) {
  const { zone } = useSession();
  if (!execution) return <Text $quiet>{t('sidebar.notExecuted')}</Text>;
  const { durationMs, executedAt } = execution;
  return (
    <Facts>
      <dt>{t('sidebar.duration')}</dt>
      <dd>{t('sidebar.durationMs', { duration: formatCount(durationMs) })}</dd>
      <dt>{t('sidebar.executedAt')}</dt>
      <dd>
        <time dateTime={executedAt}>{formatInstant(executedAt, { zone, format: 'complete' })}</time>
      </dd>
    </Facts>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l} ${theme.space.l}`};
  h3 {
    margin: 0;
    font-size: ${({ theme }) => theme.size.small};
  }
`;

const Text = styled.p<{ $quiet: boolean }>`
  margin: 0;
  color: ${({ theme, $quiet }) => ($quiet ? theme.color.muted : theme.color.text)};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  margin: 0;
  font-size: ${({ theme }) => theme.size.small};
  dt {
    color: ${({ theme }) => theme.color.muted};
  }
  dd {
    margin: 0;
  }
`;
