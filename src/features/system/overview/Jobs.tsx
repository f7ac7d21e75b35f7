import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { call } from '@/api/client';
import { over, PERMISSIONS } from '@/contract/permissions';
import { cancelClusterJob, type SystemJob } from '@/contract/system-jobs';
import { formatCount } from '@/domain/format/number';
import { ConfirmChange } from '@/shared/confirm/ConfirmChange';
import { IfPermitted } from '@/shared/permissions/IfPermitted';
import { change } from '@/shared/mutations/change';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { serverText } from '@/shared/texts/server-text';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { Chip, type ChipTone } from '@/ui/chip/Chip';
import { ProgressBar } from '@/ui/progress-bar/ProgressBar';
import { PlainList } from '../page/layout';
import { NodeName } from '../cluster/NodeName';
import { Part, Quiet } from '../page/Part';
import { systemQueries } from '../cluster/queries';
import { SilentNodes } from '../cluster/SilentNodes';
import { When } from '../page/When';

type JobsOfNodes = Readonly<Record<string, { jobs: readonly SystemJob[] } | null>>;

/** Running jobs of all nodes. */
export function Jobs() {
  const query = useQuery(systemQueries.jobs());
  useMessagesOfEnds(query.data);
  return (
    <Part title={t('system.jobs')} query={query} rows={1}>
      {(nodes) => {
        const jobs = Object.values(nodes).flatMap((node) => node?.jobs ?? []);
        return (
          <>
            <SilentNodes nodes={nodes} />
            {jobs.length === 0 ? (
              <Quiet>{t('system.noJobs')}</Quiet>
            ) : (
              <PlainList>
                {jobs.map((job) => (
                  <li key={job.id}>
                    <Job job={job} />
                  </li>
                ))}
              </PlainList>
            )}
          </>
        );
      }}
    </Part>
  );
}

/** System messages tell how a job ended that is not listed any more. */
function useMessagesOfEnds(nodes: JobsOfNodes | undefined): void {
  const client = useQueryClient();
  const running = useRef(0);
  useEffect(() => {
    if (!nodes) return;
    const now = Object.values(nodes).flatMap((node) => node?.jobs ?? []).length;
    if (now < running.current)
      void client.invalidateQueries({ queryKey: systemQueries.everyMessage() });
    running.current = now;
  }, [client, nodes]);
}

/** Servers also list jobs that have just ended. */
const ends: ReadonlyMap<string, { text: PlainTextKey; tone: ChipTone }> = new Map([
  ['complete', { text: 'system.jobComplete', tone: 'success' }],
  ['cancelled', { text: 'system.jobCancelled', tone: 'warning' }],
  ['error', { text: 'system.jobFailed', tone: 'danger' }],
]);

/** It goes on to the next point where it can stop. */
const CANCELLING = { text: 'system.jobCancelling', tone: 'warning' } as const;

/** What servers say that have nothing to say. */
const NOTHING = /^(No further information available\.)?$/;

/** The embedded node's jobs are known texts. */
function useTitleOf({ description, name }: Pick<SystemJob, 'description' | 'name'>): string {
  const embedded = useIsEmbedded();
  return (embedded ? serverText({ message: description }) : description) || name;
}

function Job({ job }: { job: SystemJob }) {
  const {
    id,
    name,
    info,
    node_id: nodeId,
    started_at: startedAt,
    percent_complete: percent,
    provides_progress: counts,
    is_cancelable: cancelable,
    job_status: status,
  } = job;
  const title = useTitleOf(job);
  const [asking, setAsking] = useState(false);
  const cancellation = useMutation({
    ...change([systemQueries.jobs().queryKey], () => call(cancelClusterJob, { id })),
    onSuccess() {
      setAsking(false);
      toasts.success(t('system.jobIsCancelled', { job: title }));
    },
  });
  const ended = ends.get(status) ?? (cancellation.isSuccess ? CANCELLING : undefined);
  return (
    <Item>
      <strong>
        {title} {ended && <Chip tone={ended.tone}>{t(ended.text)}</Chip>}
      </strong>
      {cancelable && !ended && (
        <IfPermitted permissions={[over(PERMISSIONS.systemjobs.delete, name)]}>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('system.cancelJob')}
          </Button>
        </IfPermitted>
      )}
      <Bar>
        {counts ? (
          <ProgressBar
            label={title}
            value={percent}
            text={t('system.percent', { percent: formatCount(percent) })}
          />
        ) : (
          !ended && <ProgressBar label={title} text={t('system.jobRuns')} />
        )}
      </Bar>
      <Where>
        {info !== job.description && !NOTHING.test(info) && <span>{info}</span>}{' '}
        <NodeName id={nodeId} />{' '}
        {startedAt === null ? t('system.jobWaits') : <When at={startedAt} />}
      </Where>
      {asking && (
        <ConfirmChange
          title={t('system.cancelJob')}
          mutation={cancellation}
          variables={undefined}
          cancel={t('system.letRun')}
          onCancel={() => {
            setAsking(false);
            cancellation.reset();
          }}
        >
          <p>{t('system.cancelJobSure', { job: title })}</p>
        </ConfirmChange>
      )}
    </Item>
  );
}

const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.m};
`;

const Bar = styled.div`
  grid-column: 1 / -1;
`;

const Where = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.hair} ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
