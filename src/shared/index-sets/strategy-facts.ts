import type { DataTiering } from '@/contract/index-sets';
import { formatBytes, formatCount } from '@/domain/format/number';
import type { RetentionStrategy, RotationStrategy } from '@/domain/index-sets/strategy';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import { t } from '@/shared/texts/t';
import { amountLabel } from '@/shared/time-range-picker/range-label';
import type { Fact } from '@/ui/detail/FactList';
import { indexCount, keptText } from './amounts';
import { isKeepingAll } from './strategy-form';
import { strategyName } from './strategy-names';

export const rotationFacts = (rotation: string, settings: RotationStrategy): Fact[] => [
  { label: t('strategies.rotation'), value: strategyName(rotation) },
  ...settingsOf(settings),
];

/** What is kept where neither rotation nor retention decides. */
export const tieringFacts = (tiering: DataTiering | null | undefined): Fact[] => [
  { label: t('strategies.rotation'), value: t('strategies.dataTiering') },
  ...(tiering?.index_lifetime_min
    ? [{ label: t('strategies.leastRetention'), value: periodText(tiering.index_lifetime_min) }]
    : []),
  ...(tiering?.index_lifetime_max
    ? [{ label: t('strategies.mostRetention'), value: periodText(tiering.index_lifetime_max) }]
    : []),
];

type Retention = { retention: string; settings: RetentionStrategy; rotation: RotationStrategy };

export function retentionFacts({ retention, settings, rotation }: Retention): Fact[] {
  const byNumber = !('index_lifetime_min' in rotation) && !isKeepingAll(retention);
  const amount = keptText({ rotation_strategy: rotation, retention_strategy: settings });
  const indices = settings.max_number_of_indices;
  return [
    { label: t('strategies.retention'), value: strategyName(retention) },
    ...(byNumber
      ? [
          amount === undefined
            ? { label: t('strategies.mostIndices'), value: formatCount(indices) }
            : {
                label: t('strategies.keptFor'),
                value: t('strategies.keptIn', { amount, indices: indexCount(indices) }),
              },
        ]
      : []),
  ];
}

function settingsOf(config: RotationStrategy): Fact[] {
  if ('max_docs_per_index' in config)
    return [
      {
        label: t('strategies.messagesPerIndex'),
        value: formatCount(config.max_docs_per_index),
      },
    ];
  if ('max_size' in config)
    return [{ label: t('strategies.bytesPerIndex'), value: formatBytes(config.max_size) }];
  if ('rotation_period' in config)
    return [
      { label: t('strategies.rotationPeriod'), value: periodText(config.rotation_period) },
      ...(config.max_rotation_period === null
        ? []
        : [
            {
              label: t('strategies.longestPeriod'),
              value: periodText(config.max_rotation_period),
            },
          ]),
      {
        label: t('strategies.rotatesEmpty'),
        value: t(config.rotate_empty_index_set ? 'strategies.on' : 'strategies.off'),
      },
    ];
  if ('index_lifetime_min' in config)
    return [
      { label: t('strategies.leastRetention'), value: periodText(config.index_lifetime_min) },
      { label: t('strategies.mostRetention'), value: periodText(config.index_lifetime_max) },
    ];
  return [];
}

/** An ISO 8601 duration as one amount: '30 days'. */
export function periodText(iso: string): string {
  const seconds = durationSeconds(iso);
  return seconds === undefined ? iso : amountLabel(seconds);
}
