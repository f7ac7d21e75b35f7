import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { call } from '@/api/client';
import { cancelClusterJob, type SystemJob } from '@/contract/system-jobs';
import { formatCount } from '@/domain/format/number';
import { ConfirmChange } from '@/shared/confirm/ConfirmChange';
import { IfPermitted } from '@/shared/permissions/IfPermitted';
import { change } from '@/shared/mutations/change';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Chip, type ChipTone } from '@/ui/chip/Chip';
import { ProgressBar } from '@/ui/progress-bar/ProgressBar';
import { PlainList } from '../page/layout';
import { NodeName } from '../cluster/NodeName';
import { Part, Quiet } from '../page/Part';
import { systemQueries } from '../cluster/queries';
import { SilentNodes } from '../cluster/SilentNodes';
import { When } from '../page/When';

/** Running jobs of all nodes. */
export function Jobs() {
  const query = useQuery(systemQueries.jobs());
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

/** Servers also list jobs that have just ended. */
const ends: ReadonlyMap<string, { text: PlainTextKey; tone: ChipTone }> = new Map([
  ['complete', { text: 'system.jobComplete', tone: 'success' }],
  ['cancelled', { text: 'system.jobCancelled', tone: 'warning' }],
  ['error', { text: 'system.jobFailed', tone: 'danger' }],
]);

function Job({ job }: { job: SystemJob }) {
  const {
    id,
    name,
    description,
    info,
    node_id: nodeId,
    started_at: startedAt,
    percent_complete: percent,
    provides_progress: counts,
    is_cancelable: cancelable,
    job_status: status,
  } = job;
  const ended = ends.get(status);
  const [asking, setAsking] = useState(false);
  const cancellation = useMutation({
    ...change([systemQueries.jobs().queryKey], () => call(cancelClusterJob, { id })),
    onSuccess: () => setAsking(false),
  });
  return (
    <Item>
      <strong>
        {description || name} {ended && <Chip tone={ended.tone}>{t(ended.text)}</Chip>}
      </strong>
      {cancelable && !ended && (
        <IfPermitted permissions={[`systemjobs:delete:${name}`]}>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('system.cancelJob')}
          </Button>
        </IfPermitted>
      )}
      <Bar>
        {counts ? (
          <ProgressBar
            label={description || name}
            value={percent}
            text={t('system.percent', { percent: formatCount(percent) })}
          />
        ) : (
          !ended && <ProgressBar label={description || name} text={t('system.jobRuns')} />
        )}
      </Bar>
      <Where>
        {info !== '' && info !== description && <span>{info}</span>} <NodeName id={nodeId} />{' '}
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
          <p>{t('system.cancelJobSure', { job: description || name })}</p>
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
