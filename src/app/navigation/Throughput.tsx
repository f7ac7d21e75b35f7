import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatCount } from '@/domain/format/number';
import { Live } from '@/shared/connection/Live';
import { throughputPoll, type Throughput as Rates } from '@/shared/background/polls';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { Sparkline } from '@/ui/sparkline/Sparkline';

/** Length of the sparkline: a minute at one sample every two seconds. */
const SAMPLES = 30;

/** Messages per second received and sent by all nodes, linked to the nodes page. */
export function Throughput({ toNodes }: { toNodes: boolean }) {
  const { data, dataUpdatedAt } = useQuery(throughputPoll);
  const samples = useSamples(data, dataUpdatedAt);
  if (!data) return null;
  const words = t('nav.throughput', {
    received: formatCount(Math.round(data.received)),
    sent: formatCount(Math.round(data.sent)),
  });
  const content = (
    <>
      <Sparkline slots={SAMPLES} values={samples.map(({ received }) => received)} />
      <Numbers aria-hidden>
        <span>{t('nav.throughputIn', { rate: formatCount(Math.round(data.received)) })}</span>
        <span>{t('nav.throughputOut', { rate: formatCount(Math.round(data.sent)) })}</span>
      </Numbers>
    </>
  );
  return (
    <Live>
      {toNodes ? (
        <Root as={Link} to={paths.nodes()} title={words} aria-label={words}>
          {content}
        </Root>
      ) : (
        <Root role="img" title={words} aria-label={words}>
          {content}
        </Root>
      )}
    </Live>
  );
}

function useSamples(current: Rates | undefined, updatedAt: number): readonly Rates[] {
  const [samples, setSamples] = useState<readonly Rates[]>([]);
  const [sampledAt, setSampledAt] = useState<number>();
  if (current && sampledAt !== updatedAt) {
    setSampledAt(updatedAt);
    setSamples([...samples, current].slice(-SAMPLES));
  }
  return samples;
}

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  height: ${({ theme }) => theme.height.control};
  padding: 0 ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.base};
  color: ${({ theme }) => theme.color.muted};
  text-decoration: none;
  &[href]:hover {
    background: ${({ theme }) => theme.color.hover};
    color: ${({ theme }) => theme.color.text};
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    display: none;
  }
`;

/** Wide enough for five digits, so that changing numbers do not shift the layout. */
const Numbers = styled.span`
  display: grid;
  min-width: 6.5em;
  font-size: ${({ theme }) => theme.size.micro};
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
  text-align: end;
  white-space: nowrap;
`;
