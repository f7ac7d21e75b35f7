import Check from 'lucide-react/icons/check';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Suspense, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { formatInstant } from '@/domain/format/instants/instant';
import { formatCount, formatDuration } from '@/domain/format/number';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { inZones } from '@/shared/time-range-picker/in-zones';
import { windowLabel } from '@/shared/time-range-picker/range-label';
import { Chip } from '@/ui/chip/Chip';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { lacksStreams } from '@/shared/failure/describe-failure';
import type { RunningSearch } from '@/views/execution/executions';
import type { Execution, Outcome } from '@/views/execution/search-request';
import { RunningTime } from './RunningTime';

/** Dims outdated results, with a delay so that fast searches do not flicker. */
export const fadedWhen = css<{ $dimmed: boolean }>`
  opacity: ${({ $dimmed }) => ($dimmed ? 0.55 : 1)};
  transition: opacity 0s linear ${({ $dimmed }) => ($dimmed ? 500 : 0)}ms;
`;

const FollowNote = lazyComponent(
  withTexts(['follow'], async () => (await import('@/views/follow/FollowNote')).FollowNote),
);
const SliceNote = lazyComponent(
  withTexts(['slices'], async () => (await import('@/views/execution/slices/SliceNote')).SliceNote),
);

type StatusLineProps = {
  search: RunningSearch;
  /** The result with messages that arrived since; undefined unless it is followed. */
  following: Execution | undefined;
  zone: string;
  run: string;
  /** Actions on the result. */
  actions?: ReactNode;
};

/** The number of results, whether they are complete, the duration, and the window. */
export function StatusLine({ search, following, zone, run, actions }: StatusLineProps) {
  const { execution: found, error, busy, cancelled, outdated, searchesAhead } = search;
  const execution = following ?? found;
  // The page says that there are no streams to search.
  const failedNow = error !== null && outdated && !busy && !lacksStreams(error);
  return (
    <>
      {/* Always rendered, because screen readers only announce changes in an existing live region.
       */}
      <VisuallyHidden role="status">{outcomeInWords(search)}</VisuallyHidden>
      <Line aria-label={t('status.label')}>
        <Facts $dimmed={outdated}>
          {execution && (
            <ExecutionFacts
              execution={execution}
              zone={zone}
              outcome={failedNow || execution.progress?.running ? undefined : execution.outcome}
            />
          )}
        </Facts>
        {failedNow && <OutcomeMark outcome="failed" />}
        <Chip title={t('status.zone', { zone })}>{zone}</Chip>
        {actions}
        {execution?.progress && !outdated && (
          <Suspense>
            <SliceNote progress={execution.progress} />
          </Suspense>
        )}
        <Now>
          {busy && searchesAhead !== undefined
            ? t('status.waiting', { count: searchesAhead })
            : busy && <RunningTime key={run} />}
          {cancelled && t('status.cancelled')}
          {following && found && (
            <Suspense>
              <FollowNote execution={found} />
            </Suspense>
          )}
          {!following && !busy && !outdated && execution && isFrozen(execution) && (
            <Frozen title={t('status.frozenHelp')}>
              {t('status.frozen', { time: frozenAt(execution, zone) })}
            </Frozen>
          )}
        </Now>
      </Line>
    </>
  );
}

function ExecutionFacts({
  execution: { total, durationMs, effectiveRange, histogramRange },
  outcome,
  zone,
}: {
  execution: Execution;
  outcome: Outcome | undefined;
  zone: string;
}) {
  const window = histogramRange ?? effectiveRange;
  return (
    <>
      {total !== undefined && (
        <span>
          <Count>{formatCount(total)}</Count> {t('status.messageWord', { count: total })}
        </span>
      )}
      {outcome && <OutcomeMark outcome={outcome} />}
      <Wide>{formatDuration(durationMs)}</Wide>
      {window && <Wide title={inZones(window, zone)}>{windowLabel(window, zone)}</Wide>}
    </>
  );
}

const marks: Record<
  Outcome,
  { Icon: typeof Check; tone: 'success' | 'warning' | 'danger'; label: () => string }
> = {
  complete: { Icon: Check, tone: 'success', label: () => t('status.complete') },
  partial: { Icon: TriangleAlert, tone: 'warning', label: () => t('status.partial') },
  failed: { Icon: CircleX, tone: 'danger', label: () => t('status.failed') },
};

function OutcomeMark({ outcome }: { outcome: Outcome }) {
  const { Icon, tone, label } = marks[outcome];
  return (
    <Mark $tone={tone}>
      <Icon aria-hidden size="1.1em" />
      <Word $plain={outcome === 'complete'}>{label()}</Word>
    </Mark>
  );
}

/**
 * The outcome for screen readers; empty while running, so that the same text is announced again.
 * Auto refresh announces changes only.
 */
function outcomeInWords({ execution, error, busy, cancelled, outdated }: RunningSearch): string {
  if (cancelled) return t('status.cancelledLead');
  if (error && !busy) return t('status.failedSaid');
  if (!execution || outdated || execution.progress?.running) return '';
  if (execution.outcome === 'failed') return t('status.failedSaid');
  const { total: count = 0, outcome } = execution;
  return `${formatCount(count)} ${t('status.messageWord', { count })}, ${marks[outcome].label()}`;
}

const isFrozen = ({ request }: Execution) => request.range.type !== 'absolute';
const frozenAt = ({ executedAt }: Execution, zone: string) =>
  formatInstant(executedAt, { zone, format: 'timeOfDay' });

const Line = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.hair} ${theme.space.m}`};
  min-height: calc(
    ${({ theme }) => `${theme.height.control} + 2 * ${theme.space.xs} + ${theme.line.hair}`}
  );
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.l}`};
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    column-gap: ${({ theme }) => theme.space.xs};
    padding-inline: ${({ theme }) => theme.space.m};
  }
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Facts = styled.div<{ $dimmed: boolean }>`
  display: contents;
  > * {
    ${fadedWhen}
  }
`;

const Count = styled.b`
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.weight.bold};
  font-variant-numeric: tabular-nums;
`;

/** Small screens show the range in its button, and the duration in the description. */
const Wide = styled.span`
  font-family: ${({ theme }) => theme.font.log};
  font-variant-numeric: tabular-nums;
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    display: none;
  }
`;

const Mark = styled.span<{ $tone: 'success' | 'warning' | 'danger' }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme, $tone }) => theme.color[$tone]};
`;

/** With little room, success is shown without words. */
const Word = styled.span<{ $plain: boolean }>`
  ${({ theme, $plain }) =>
    $plain &&
    css`
      @media (max-width: ${theme.breakpoint.narrow}) {
        position: absolute;
        clip-path: inset(50%);
      }
    `}
`;

const Now = styled.span`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`;

/** With little room, the end of the range conveys the same. */
const Frozen = styled.span`
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    display: none;
  }
`;
