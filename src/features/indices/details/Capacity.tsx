import type { IndexSet } from '@/contract/index-sets';
import { formatBytes, formatCount } from '@/domain/format/number';
import { formatInstant } from '@/domain/format/instants/instant';
import type { Forecast } from '@/domain/index-sets/forecast';
import { periodOf } from '@/domain/index-sets/periods';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { durationText } from '@/shared/pickers/spans';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { FactList } from '@/ui/detail/FactList';
import { ProgressBar } from '@/ui/progress-bar/ProgressBar';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import { messageCount } from '../model/amounts';
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
          <SetPicture indices={indices} forecast={forecast} name={set.title} />
          {forecast.filled !== undefined && (
            <ProgressBar
              label={t('indexSets.filledOf', { name: set.title })}
              value={100 * forecast.filled}
              text={filledText(set, forecast.filled)}
            />
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

/** How full the write index is, and of what. */
function filledText({ rotation_strategy: strategy }: IndexSet, filled: number): string {
  const percent = formatCount(Math.floor(100 * filled));
  // Sets with data tiering have no rotation strategy.
  const limit =
    strategy === undefined || strategy === null
      ? undefined
      : 'max_docs_per_index' in strategy
        ? messageCount(strategy.max_docs_per_index)
        : 'max_size' in strategy
          ? formatBytes(strategy.max_size)
          : 'rotation_period' in strategy
            ? durationText(periodOf(strategy))
            : undefined;
  return limit === undefined
    ? t('indexSets.writeIndexFilled', { percent })
    : t('indexSets.writeIndexFilledOf', { percent, limit });
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
