import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import styled from 'styled-components';
import type { NamedMetric } from '@/contract/metrics';
import { formatRate } from '@/domain/format/number';
import { CopyText } from '@/shared/copy-text/CopyText';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { plainButton } from '@/ui/button/plain-button';
import { Chip } from '@/ui/chip/Chip';
import { Sparkline } from '@/ui/sparkline/Sparkline';
import { Facts } from '../page/Facts';
import { Code } from '../page/layout';
import { Quiet } from '../page/Part';
import { isRate, mainFigure, SAMPLES, type LiveMetric } from './live-metrics';
import { gaugeText, metricFigures } from './metric-figures';

const kinds: ReadonlyMap<string, PlainTextKey> = new Map([
  ['gauge', 'system.kind.gauge'],
  ['counter', 'system.kind.counter'],
  ['meter', 'system.kind.meter'],
  ['histogram', 'system.kind.histogram'],
  ['timer', 'system.kind.timer'],
]);

type MetricRowProps = {
  name: string;
  /** Undefined until it was read, or if the node does not know it any more. */
  live: LiveMetric | undefined;
  open: boolean;
  onToggle: (name: string) => void;
  coming: boolean;
};

export function MetricRow({ name, live, open, onToggle, coming }: MetricRowProps) {
  const id = useId();
  const { metric, samples = [] } = live ?? {};
  const type = metric?.type;
  const kind = type === undefined ? undefined : kinds.get(type);
  return (
    <Row>
      <Head>
        <Toggle
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => onToggle(name)}
        >
          <ChevronRight aria-hidden size="1.1em" />
          <Code>{name}</Code>
        </Toggle>
        <Sparkline values={samples} slots={SAMPLES} />
        <Value>{metric && figureText(name, metric)}</Value>
        <span>{type !== undefined && <Chip>{kind ? t(kind) : type}</Chip>}</span>
      </Head>
      {open && (
        <Values id={id}>
          <CopyText
            text={() => name}
            label={t('system.copyName')}
            aria-label={t('system.copyNameOf', { name })}
          />
          {metric ? (
            <Facts facts={metricFigures(metric.metric)} />
          ) : (
            <Quiet>{t(coming ? 'app.loadingPart' : 'system.noValue')}</Quiet>
          )}
        </Values>
      )}
    </Row>
  );
}

function figureText(name: string, metric: NamedMetric): string {
  const value = mainFigure(metric);
  if (typeof value !== 'number') return value === null ? '–' : String(value);
  return isRate(metric)
    ? t('system.eventsPerSecond', { rate: formatRate(value) })
    : gaugeText(name, value);
}

const Value = styled.span`
  overflow: hidden;
  text-align: end;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const Row = styled.div`
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 11em 7em;
  align-items: center;
  gap: 0 ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.hair} 0;
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

const Toggle = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
  min-height: ${({ theme }) => theme.height.control};
  text-align: start;
  /* The list scrolls, and would cut off what is outside of it. */
  outline-offset: -2px;
  svg {
    flex: none;
    color: ${({ theme }) => theme.color.muted};
    transition: rotate ${({ theme }) => theme.motion.quick};
  }
  &[aria-expanded='true'] svg {
    rotate: 90deg;
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    grid-column: 1 / -1;
  }
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
  }
`;

const Values = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.xl}
    ${({ theme }) => theme.space.m};
`;
