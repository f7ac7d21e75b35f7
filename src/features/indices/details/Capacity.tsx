import { isRotated, type IndexSet, type RotatedIndexSet } from '@/contract/index-sets';
import { formatBytes, formatCount } from '@/domain/format/number';
import { formatInstant } from '@/domain/format/instants/instant';
import type { Forecast } from '@/domain/index-sets/forecast';
import { isRotatedWhenFull } from '@/domain/index-sets/kept';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { FactList } from '@/ui/detail/FactList';
import { ProgressBar } from '@/ui/progress-bar/ProgressBar';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import { messageCount } from '@/shared/index-sets/amounts';
import { momentText, retentionText } from '../model/moment-text';
import { useForecast } from '../model/use-forecast';
import { HealthChip } from './HealthChip';
import { SetPicture } from './SetPicture';

const DAY_MS = 86_400_000;

/** How full a set is, and when its next rotation and deletion come. */
export function Capacity({ set }: { set: IndexSet }) {
  const { query, forecast, clock, indices } = useForecast(set);
  return (
    <DetailCard
      title={t('indexSets.capacity')}
      busy={query.isPending}
      actions={query.data && <HealthChip status={query.data.health.status} />}
    >
      <FailureNotice error={query.error} retry={() => void query.refetch()} />
      {query.isPending && <SkeletonList rows={4} columns={2} label={t('app.loadingPart')} />}
      {forecast && indices && (
        <>
          {set.writable && <SetPicture indices={indices} forecast={forecast} name={set.title} />}
          {forecast.filled !== undefined && isRotated(set) && (
            <Filled set={set} filled={forecast.filled} />
          )}
          <FactList
            facts={[
              {
                label: t('indexSets.nextRotation'),
                value: momentText('rotates', forecast.rotation, clock),
              },
              {
                label: t('indexSets.nextRetention'),
                value: <NextRetired forecast={forecast} clock={clock} />,
              },
              {
                label: t('indexSets.rate'),
                value: forecast.rate
                  ? t('indexSets.perDay', {
                      messages: messageCount(Math.round(forecast.rate.messages * DAY_MS)),
                      size: formatBytes(Math.round(forecast.rate.bytes * DAY_MS)),
                    })
                  : t('indexSets.noRate'),
              },
              {
                label: t('indexSets.expectedSize'),
                value:
                  forecast.finalBytes === undefined
                    ? t('indexSets.unforeseen')
                    : t('indexSets.about', { size: formatBytes(forecast.finalBytes) }),
              },
            ]}
          />
        </>
      )}
    </DetailCard>
  );
}

type FilledProps = { set: RotatedIndexSet; filled: number };

/** How full the write index is, and of what; where time rotates it, the next rotation says it. */
function Filled({ set, filled }: FilledProps) {
  const { rotation_strategy: strategy } = set;
  if (!set.writable || !isRotatedWhenFull(strategy)) return null;
  return (
    <ProgressBar
      label={t('indexSets.filledOf', { name: set.title })}
      value={100 * filled}
      text={t('indexSets.writeIndexFilledOf', {
        percent: formatCount(Math.floor(100 * filled)),
        limit:
          'max_size' in strategy
            ? formatBytes(strategy.max_size)
            : messageCount(strategy.max_docs_per_index),
      })}
    />
  );
}

type Clock = { zone: string; now: number };

function NextRetired({ forecast, clock }: { forecast: Forecast; clock: Clock }) {
  const { next } = forecast;
  const text = retentionText(forecast, clock);
  if (!next || typeof next.moment === 'string') return text;
  const { name, messages, bytes, range } = next.index;
  return (
    <>
      {text}
      <br />
      {range
        ? t('indexSets.retiresUpTo', {
            name,
            messages: messageCount(messages),
            size: formatBytes(bytes),
            date: formatInstant(range.end, { zone: clock.zone }),
          })
        : t('indexSets.retires', {
            name,
            messages: messageCount(messages),
            size: formatBytes(bytes),
          })}
    </>
  );
}
