import Minimize from 'lucide-react/icons/minimize';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatInstant } from '@/domain/format/instants/instant';
import { useNow } from '@/shared/refresh/use-now';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import type { Cycle } from './use-cycle';

type DisplayHeadProps = {
  title: string;
  pages: readonly { id: string; title: string }[];
  cycle: Pick<Cycle, 'at' | 'endsAt' | 'isPaused' | 'toggle'>;
  interval: number;
  /** Values of variables that restrict what is shown. */
  values?: string;
  /** The page to return to; walls have none. */
  exit?: string;
};

const SECOND_MS = 1_000;

/** Title, page, time to the next page, and the clock. */
export function DisplayHead({
  title,
  pages,
  cycle,
  interval,
  values = '',
  exit,
}: DisplayHeadProps) {
  const { zone } = useSession();
  const now = useNow(SECOND_MS);
  const next = pages[(cycle.at + 1) % pages.length];
  const isCycling = pages.length > 1;
  return (
    <Head>
      <h1>{title}</h1>
      <Page>
        <strong>{pages[cycle.at]?.title}</strong>
        {values !== '' && <small>{values}</small>}
        {isCycling && (
          <Dots aria-hidden>
            {pages.map(({ id }, index) => (
              <Dot key={id} $active={index === cycle.at} />
            ))}
          </Dots>
        )}
        {isCycling && next && (
          <small>
            {cycle.isPaused
              ? t('dashboards.paused')
              : t('dashboards.nextIn', {
                  title: next.title,
                  seconds: Math.min(
                    interval,
                    Math.max(0, Math.ceil((cycle.endsAt - now) / SECOND_MS)),
                  ),
                })}
          </small>
        )}
        {isCycling && (
          <IconButton
            label={t(cycle.isPaused ? 'dashboards.resume' : 'dashboards.pause')}
            icon={
              cycle.isPaused ? (
                <Play aria-hidden size="1.1em" />
              ) : (
                <Pause aria-hidden size="1.1em" />
              )
            }
            onClick={cycle.toggle}
          />
        )}
      </Page>
      <Clock>
        <small>{formatInstant(new Date(now).toISOString(), { zone, format: 'date' })}</small>
        <time>{formatInstant(new Date(now).toISOString(), { zone, format: 'timeOfDay' })}</time>
        <small>{zone}</small>
        {exit !== undefined && (
          <Link to={exit} aria-label={t('dashboards.keyLeave')} title={t('dashboards.keyLeave')}>
            <Minimize aria-hidden size="1.2em" />
          </Link>
        )}
      </Clock>
      {isCycling && !cycle.isPaused && (
        <Progress key={cycle.endsAt} $seconds={interval} aria-hidden />
      )}
    </Head>
  );
}

const Head = styled.header`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.xl}`};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l}`};
  background: ${({ theme }) => theme.color.surface};
  border-bottom: ${({ theme }) => `${theme.line.strong} solid ${theme.color.line}`};
  h1 {
    margin: 0;
    font-size: ${({ theme }) => theme.size.title};
  }
  small {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.base};
  }
`;

const Page = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
`;

const Dots = styled.span`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.xs};
`;

const Dot = styled.span<{ $active: boolean }>`
  width: ${({ $active }) => ($active ? '1.6em' : '0.6em')};
  height: 0.6em;
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme, $active }) => ($active ? theme.color.accent : theme.color.lineStrong)};
`;

const Clock = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space.s};
  time {
    font-family: ${({ theme }) => theme.font.log};
    font-size: ${({ theme }) => theme.size.title};
    font-variant-numeric: tabular-nums;
  }
  a {
    align-self: center;
    color: ${({ theme }) => theme.color.muted};
  }
`;

const Progress = styled.span<{ $seconds: number }>`
  position: absolute;
  bottom: -${({ theme }) => theme.line.strong};
  left: 0;
  width: 100%;
  height: ${({ theme }) => theme.line.strong};
  background: ${({ theme }) => theme.color.accent};
  transform-origin: left;
  animation: grow ${({ $seconds }) => $seconds}s linear;
  @keyframes grow {
    from {
      transform: scaleX(0);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;
