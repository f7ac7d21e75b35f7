import Check from 'lucide-react/icons/check';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Suspense, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { formatInstant } from '@/domain/format/instant';
import { formatCount, formatDuration } from '@/domain/format/number';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { inZones } from '@/shared/time-range-picker/in-zones';
import { windowLabel } from '@/shared/time-range-picker/range-label';
import { Chip } from '@/ui/chip/Chip';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import type { RunningSearch } from '@/views/execution/executions';
import type { Execution, Outcome } from '@/views/execution/search-request';
import { RunningTime } from './RunningTime';

/** Dims results of an earlier search, but only if the new ones take a while. */
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
  /** What is shown of it, with the messages that came since; undefined while it is not followed. */ following:
    Execution | undefined;
  zone: string;
  run: string;
  /** What can be done with what was found. */ actions?: ReactNode;
};

/** How much was found, whether that is all, how long it took, and in which window. */
export function StatusLine({ search, following, zone, run, actions }: StatusLineProps) {
  const { execution: found, error, busy, cancelled, outdated } = search;
  const execution = following ?? found;
  const failedNow = error !== null && outdated && !busy;
  return (
    <>
      {/* It stands there from the start: readers notice only what changes in a region they know. */}
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
          {busy && <RunningTime key={run} />}
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
 * How the search ended, to be read out; nothing while it runs, so that the same words are read
 * again. What refreshes itself says only what is another than before.
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

/** A small screen has the range in its button, and how long it took in the description. */
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

/** That all is well needs no words where there is no room for them. */
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

/** Where there is no room the end of the range says the same. */
const Frozen = styled.span`
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    display: none;
  }
`;
