import type { DurationOptions, SearchesClusterConfig } from '@/contract/cluster-config';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import { searchesConfig } from '@/shared/searches-config/searches-config';
import { t } from '@/shared/texts/t';
import { limitOf } from '@/shared/time-range-picker/presets';
import { amountLabel, presetLabel } from '@/shared/time-range-picker/range-label';
import { FactList } from '@/ui/detail/FactList';
import { EMPTY_SEARCHES } from '../setting/mutations';
import { Setting } from '../setting/Setting';
import { ValueList, type ListedValue } from '../setting/ValueList';
import { AnalysisForm } from './AnalysisForm';
import { LimitForm } from './LimitForm';
import { RangesForm } from './RangesForm';
import { RefreshForm } from './RefreshForm';
import { SurroundingForm } from './SurroundingForm';

/** Null when the configuration was never saved. */
const config = () => ({
  ...searchesConfig(),
  select: (found: SearchesClusterConfig | null) => found ?? EMPTY_SEARCHES,
});

export function SearchesSection() {
  const titles = {
    limit: t('configurations.limitTitle'),
    ranges: t('configurations.rangesTitle'),
    surrounding: t('configurations.surroundingTitle'),
    analysis: t('configurations.analysisTitle'),
    refresh: t('configurations.refreshTitle'),
  };
  return (
    <>
      <Setting
        id="limit"
        title={titles.limit}
        lead={t('configurations.limitLead')}
        query={config()}
        form={(found, onClose) => (
          <LimitForm config={found} title={titles.limit} onClose={onClose} />
        )}
      >
        {(found) => (
          <FactList facts={[{ label: t('configurations.limit'), value: limitText(found) }]} />
        )}
      </Setting>
      <Setting
        id="ranges"
        title={titles.ranges}
        lead={t('configurations.rangesLead')}
        query={config()}
        form={(found, onClose) => (
          <RangesForm config={found} title={titles.ranges} onClose={onClose} />
        )}
      >
        {(found) => (
          <ValueList
            label={titles.ranges}
            ordered
            values={listed(found.relative_timerange_options, limitOf(found))}
          />
        )}
      </Setting>
      <Setting
        id="refresh"
        title={titles.refresh}
        lead={t('configurations.refreshLead')}
        query={config()}
        form={(found, onClose) => (
          <RefreshForm config={found} title={titles.refresh} onClose={onClose} />
        )}
      >
        {({ auto_refresh_timerange_options: options, default_auto_refresh_option: usual }) => (
          <FactList
            facts={[
              {
                label: t('configurations.refreshIntervals'),
                value: (
                  <ValueList
                    label={t('configurations.refreshIntervals')}
                    values={Object.keys(options).map((iso) => ({
                      key: iso,
                      text: amountLabel(durationSeconds(iso) ?? 0),
                    }))}
                    ordered
                  />
                ),
              },
              {
                label: t('configurations.refreshUsual'),
                value: amountLabel(durationSeconds(usual) ?? 0),
              },
            ]}
          />
        )}
      </Setting>
      <Setting
        id="surrounding"
        title={titles.surrounding}
        lead={t('configurations.surroundingLead')}
        query={config()}
        form={(found, onClose) => (
          <SurroundingForm config={found} title={titles.surrounding} onClose={onClose} />
        )}
      >
        {({ surrounding_timerange_options: options, surrounding_filter_fields: fields }) => (
          <FactList
            facts={[
              {
                label: t('configurations.surroundingRanges'),
                value: (
                  <ValueList
                    label={t('configurations.surroundingRanges')}
                    values={listed(options)}
                  />
                ),
              },
              {
                label: t('configurations.surroundingFields'),
                value: (
                  <ValueList
                    label={t('configurations.surroundingFields')}
                    values={fields.map(named)}
                  />
                ),
              },
            ]}
          />
        )}
      </Setting>
      <Setting
        id="analysis"
        title={titles.analysis}
        lead={t('configurations.analysisLead')}
        query={config()}
        form={(found, onClose) => (
          <AnalysisForm config={found} title={titles.analysis} onClose={onClose} />
        )}
      >
        {({ analysis_disabled_fields: fields }) => (
          <ValueList label={titles.analysis} values={fields.map(named)} />
        )}
      </Setting>
    </>
  );
}

const named = (name: string): ListedValue => ({ key: name, text: name });

function limitText(found: SearchesClusterConfig): string {
  const limit = limitOf(found);
  return limit === undefined ? t('configurations.unlimited') : amountLabel(limit);
}

/** Ranges beyond the limit are not offered. */
function listed(options: DurationOptions, limit?: number): ListedValue[] {
  return Object.entries(options).map(([iso, label]) => {
    const seconds = durationSeconds(iso);
    if (seconds === undefined) return { key: iso, text: label, code: iso };
    const beyond = limit !== undefined && (seconds === 0 || seconds > limit);
    const text = presetLabel({ seconds, label });
    const amount = seconds === 0 ? text : amountLabel(seconds);
    return {
      key: iso,
      text,
      ...(text !== amount && { code: amount }),
      ...(beyond && { note: t('configurations.beyondLimit') }),
    };
  });
}
