import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import styled from 'styled-components';
import type { NamedMetric } from '@/contract/metrics';
import { CopyText } from '@/shared/copy-text/CopyText';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { plainButton } from '@/ui/button/plain-button';
import { Chip } from '@/ui/chip/Chip';
import { Facts } from '../Facts';
import { Code } from '../layout';
import { Quiet } from '../Part';
import { metricFigures } from './metric-figures';

const kinds: ReadonlyMap<string, PlainTextKey> = new Map([
  ['gauge', 'system.kind.gauge'],
  ['counter', 'system.kind.counter'],
  ['meter', 'system.kind.meter'],
  ['histogram', 'system.kind.histogram'],
  ['timer', 'system.kind.timer'],
]);

type MetricRowProps = {
  name: string;
  type: string | undefined;
  open: boolean;
  onToggle: () => void;
  metric: NamedMetric | undefined;
  coming: boolean;
};

export function MetricRow({ name, type, open, onToggle, metric, coming }: MetricRowProps) {
  const id = useId();
  const kind = type === undefined ? undefined : kinds.get(type);
  return (
    <Row>
      <Head>
        <Toggle
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
        >
          <ChevronRight aria-hidden size="1.1em" />
          <Code>{name}</Code>
        </Toggle>
        {type !== undefined && <Chip>{kind ? t(kind) : type}</Chip>}
        <CopyText
          text={() => name}
          label={t('system.copyName')}
          aria-label={t('system.copyNameOf', { name })}
        />
      </Head>
      {open && (
        <Values id={id}>
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

const Row = styled.div`
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.hair} 0;
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    flex-wrap: wrap;
  }
`;

const Toggle = styled.button`
  ${plainButton}
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
  min-height: ${({ theme }) => theme.height.control};
  text-align: start;
  svg {
    flex: none;
    color: ${({ theme }) => theme.color.muted};
    transition: rotate ${({ theme }) => theme.motion.quick};
  }
  &[aria-expanded='true'] svg {
    rotate: 90deg;
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    flex-basis: 100%;
  }
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
  }
`;

const Values = styled.div`
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.xl}
    ${({ theme }) => theme.space.m};
`;
