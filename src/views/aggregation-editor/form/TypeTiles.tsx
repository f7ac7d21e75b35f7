import AreaChart from 'lucide-react/icons/chart-area';
import BarChart from 'lucide-react/icons/chart-column';
import LineChart from 'lucide-react/icons/chart-line';
import PieChart from 'lucide-react/icons/chart-pie';
import ScatterChart from 'lucide-react/icons/chart-scatter';
import Heatmap from 'lucide-react/icons/grid-3x3';
import Hash from 'lucide-react/icons/hash';
import World from 'lucide-react/icons/map';
import Other from 'lucide-react/icons/square';
import Table from 'lucide-react/icons/table';
import { useId } from 'react';
import styled from 'styled-components';

const ICONS: Readonly<Record<string, typeof Table>> = {
  area: AreaChart,
  bar: BarChart,
  table: Table,
  heatmap: Heatmap,
  line: LineChart,
  pie: PieChart,
  scatter: ScatterChart,
  numeric: Hash,
  map: World,
};

/** The types of pictures as a radio group of tiles, with what the chosen one lacks. */
export function TypeTiles({
  label,
  options,
  value,
  onChange,
  error,
}: {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (type: string) => void;
  error: string | undefined;
}) {
  const name = useId();
  const errorId = useId();
  return (
    <Tiles aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{label}</legend>
      {options.map((option) => {
        const Icon = ICONS[option.value] ?? Other;
        return (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error === undefined ? undefined : errorId}
              onChange={() => onChange(option.value)}
            />
            <Icon aria-hidden size="1.3em" />
            {option.label}
          </label>
        );
      })}
      {error !== undefined && (
        <Problem id={errorId} role="alert">
          {error}
        </Problem>
      )}
    </Tiles>
  );
}

const Tiles = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.6em, 1fr));
  gap: ${({ theme }) => theme.space.s};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    position: absolute;
    clip-path: inset(50%);
    width: 1em;
    overflow: hidden;
    white-space: nowrap;
  }
  label {
    position: relative;
    display: grid;
    justify-items: center;
    gap: ${({ theme }) => theme.space.hair};
    padding: ${({ theme }) => `${theme.space.s} ${theme.space.xs}`};
    border: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
    border-radius: ${({ theme }) => theme.radius.base};
    font-size: ${({ theme }) => theme.size.small};
    cursor: pointer;
  }
  label:hover {
    background: ${({ theme }) => theme.color.hover};
  }
  label:has(:checked) {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.selected};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
  label:has(:focus-visible) {
    outline: ${({ theme }) => theme.line.strong} solid ${({ theme }) => theme.color.focus};
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

const Problem = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.size.small};
`;
