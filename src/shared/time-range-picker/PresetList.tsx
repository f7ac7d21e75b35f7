import styled from 'styled-components';
import type { TimeRange } from '@/domain/time-range/time-range';
import { t } from '@/shared/texts/t';
import type { RangePreset } from './presets';
import { presetLabel } from './range-label';

type PresetListProps = { presets: readonly RangePreset[]; current: TimeRange; onChoose: (seconds: number) => void };

/** One press runs the search. */
export function PresetList({ presets, current, onChoose }: PresetListProps) {
  const chosen = current.type !== 'relative' ? undefined : 'range' in current ? current.range : current.to ? undefined : current.from;
  return (
    <List role="group" aria-label={t('timeRange.presets')}>
      {presets.map((preset) => (
        <Preset key={preset.seconds} type="button" aria-pressed={preset.seconds === chosen} onClick={() => onChoose(preset.seconds)}>
          {presetLabel(preset)}
        </Preset>
      ))}
    </List>
  );
}

const List = styled.div`
  display: flex;
  flex-direction: column;
  max-height: 30em;
  padding: ${({ theme }) => theme.space.s};
  border-right: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  overflow-y: auto;
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    flex-flow: row wrap;
    border-right: 0;
    border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  }
`;

const Preset = styled.button`
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.m};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.small};
  background: none;
  color: ${({ theme }) => theme.color.text};
  font: inherit;
  text-align: start;
  white-space: nowrap;
  cursor: pointer;
  &:first-letter { text-transform: uppercase; }
  &:hover { background: ${({ theme }) => theme.color.hover}; }
  &[aria-pressed='true'] { background: ${({ theme }) => theme.color.selected}; color: ${({ theme }) => theme.color.accent}; font-weight: ${({ theme }) => theme.weight.semibold}; }
  @media (pointer: coarse) { min-height: ${({ theme }) => theme.height.touch}; }
`;
