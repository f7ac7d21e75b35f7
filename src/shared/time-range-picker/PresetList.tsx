import Settings from 'lucide-react/icons/settings-2';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PERMISSIONS } from '@/contract/permissions';
import type { TimeRange } from '@/domain/time-range/time-range';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { plainButton } from '@/ui/button/plain-button';
import type { RangePreset } from './presets';
import { labelOf, presetLabel } from './range-label';

type PresetListProps = {
  presets: readonly RangePreset[];
  /** Recently used, newest first. */
  recent: readonly TimeRange[];
  current: TimeRange | undefined;
  zone: string;
  onChoose: (range: TimeRange) => void;
  /** Recent ranges may exceed a limit that was set since. */
  onReuse: (range: TimeRange) => void;
  /** Removes the range; undefined if a range is required. */
  onNone: (() => void) | undefined;
  noneLabel: string | undefined;
};

/** Presets that are applied with one click. Administrators get a link to the settings. */
export function PresetList({
  presets,
  recent,
  current,
  zone,
  onChoose,
  onReuse,
  onNone,
  noneLabel = t('timeRange.noOverride'),
}: PresetListProps) {
  const { permits } = useSession();
  const chosen =
    current?.type !== 'relative'
      ? undefined
      : 'range' in current
        ? current.range
        : current.to
          ? undefined
          : current.from;
  const offered = new Set(presets.map(({ seconds }) => seconds));
  const others = recent.filter(
    (range) => !(range.type === 'relative' && 'range' in range && offered.has(range.range)),
  );
  return (
    <List role="group" aria-label={t('timeRange.presets')}>
      {onNone && (
        <Preset type="button" aria-pressed={current === undefined} onClick={onNone}>
          {noneLabel}
        </Preset>
      )}
      {presets.map((preset) => (
        <Preset
          key={preset.seconds}
          type="button"
          aria-pressed={preset.seconds === chosen}
          onClick={() => onChoose({ type: 'relative', range: preset.seconds })}
        >
          {presetLabel(preset)}
        </Preset>
      ))}
      {others.length > 0 && (
        <Recent role="group" aria-label={t('timeRange.recent')}>
          <Heading>{t('timeRange.recent')}</Heading>
          {others.map((range) => (
            <Preset
              key={JSON.stringify(range)}
              type="button"
              title={labelOf(range, zone)}
              onClick={() => onReuse(range)}
            >
              {labelOf(range, zone)}
            </Preset>
          ))}
        </Recent>
      )}
      {permits(PERMISSIONS.clusterconfigentry.edit) && (
        <Configure to={paths.configurations({ section: 'searches' })}>
          <Settings aria-hidden size="1em" /> {t('timeRange.configure')}
        </Configure>
      )}
    </List>
  );
}

const List = styled.div`
  display: flex;
  flex-direction: column;
  max-width: 15em;
  max-height: 34em;
  padding: ${({ theme }) => theme.space.s};
  overflow-y: auto;
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    flex-flow: row wrap;
    max-width: none;
  }
`;

const Preset = styled.button`
  ${plainButton}
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.small};
  color: ${({ theme }) => theme.color.text};
  text-align: start;
  white-space: nowrap;
  &:first-letter {
    text-transform: uppercase;
  }
  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.color.selected};
    color: ${({ theme }) => theme.color.accent};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
  }
`;

const Recent = styled.div`
  display: flex;
  flex-direction: column;
  margin-top: ${({ theme }) => theme.space.xs};
  border-top: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  > button {
    overflow: hidden;
    text-overflow: ellipsis;
    font-variant-numeric: tabular-nums;
    flex: none;
  }
`;

const Heading = styled.span`
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m}
    ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Configure = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  margin-top: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  border-top: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  font-size: ${({ theme }) => theme.size.small};
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    margin: 0;
    border: 0;
  }
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
  }
`;
