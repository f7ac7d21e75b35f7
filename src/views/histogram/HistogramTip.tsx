import { formatCount } from '@/domain/format/number';
import { levelGroupName } from '@/shared/message/text/group-name';
import { ChartTip } from '@/views/chart-tip/ChartTip';
import { intervalNotes, intervalText } from '@/views/chart-tip/interval-text';
import type { Bucket, HistogramData } from './histogram-data';
import { levelPattern } from '@/views/chart-state/level-colour';

type HistogramTipProps = {
  data: HistogramData;
  bucket: Bucket;
  zone: string;
  colourOf: (level: string) => string;
};

/** The exact time of a bar and the count of each level, the most severe first. */
export function HistogramTip({ data, bucket, zone, colourOf }: HistogramTipProps) {
  return (
    <ChartTip
      title={intervalText(bucket, zone)}
      notes={intervalNotes(bucket, data, zone)}
      total={formatCount(bucket.total)}
      sample="fill"
      rows={data.levels.flatMap((level, i) => {
        const count = bucket.counts[i];
        return count
          ? [
              {
                key: level,
                name: levelGroupName(level),
                colour: colourOf(level),
                place: levelPattern(level),
                value: formatCount(count),
              },
            ]
          : [];
      })}
    />
  );
}
