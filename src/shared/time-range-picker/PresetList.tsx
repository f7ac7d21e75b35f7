import Settings from 'lucide-react/icons/settings-2';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { TimeRange } from '@/domain/time-range/time-range';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import type { RangePreset } from './presets';
import { presetLabel } from './range-label';

type PresetListProps = { presets: readonly RangePreset[]; current: TimeRange; onChoose: (seconds: number) => void };

/** One press runs the search. Who may change what is offered gets the way there (A6.2). */
export function PresetList({ presets, current, onChoose }: PresetListProps) {
  const { permits } = useSession();
  const chosen = current.type !== 'relative' ? undefined : 'range' in current ? current.range : current.to ? undefined : current.from;
  return (
    <List role="group" aria-label={t('timeRange.presets')}>
      {presets.map((preset) => (
        <Preset key={preset.seconds} type="button" aria-pressed={preset.seconds === chosen} onClick={() => onChoose(preset.seconds)}>
          {presetLabel(preset)}
        </Preset>
      ))}
      {permits('clusterconfigentry:edit') && <Configure to={paths.configurations({ section: 'searches' })}><Settings aria-hidden size="1em" /> {t('timeRange.configure')}</Configure>}
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
  &:hover { text-decoration: underline; }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) { margin: 0; border: 0; }
  @media (pointer: coarse) { min-height: ${({ theme }) => theme.height.touch}; }
`;
