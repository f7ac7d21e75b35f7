import ChevronDown from 'lucide-react/icons/chevron-down';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import styled from 'styled-components';
import { formatInstant } from '@/domain/format/instants/instant';
import { useSession } from '@/shared/session/session-context';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Menu } from '@/ui/menu/Menu';
import type { MenuItem } from '@/ui/menu/menu-item';
import { ProgressRing } from './ProgressRing';

type RefreshControlProps = {
  /** Seconds between refreshes; undefined while disabled. */
  interval: number | undefined;
  onChange: (interval: number | undefined) => void;
  intervals: readonly number[];
  /** Interval that the toggle button starts with. */
  preferred: number;
  /** "5 seconds" */
  amountOf: (seconds: number) => string;
  /** Icons only. */
  compact?: boolean;
  /** Time of the last refresh in milliseconds: a ring shows the progress to the next one. */
  updatedAt?: number;
  /** Refreshes once. */
  onRefresh?: () => void;
};

/** Seconds in one of each unit: "Every minute" rather than "Every 1 minute". */
const SINGLE_UNITS: ReadonlyMap<number, PlainTextKey> = new Map([
  [1, 'refresh.every.second'],
  [60, 'refresh.every.minute'],
  [3_600, 'refresh.every.hour'],
  [86_400, 'refresh.every.day'],
] as const);
const everyText = (seconds: number, amountOf: (seconds: number) => string) => {
  const single = SINGLE_UNITS.get(seconds);
  return single ? t(single) : t('refresh.every', { amount: amountOf(seconds) });
};

/** A button that starts and stops auto refresh, with a menu of intervals. */
export function RefreshControl({
  interval,
  onChange,
  intervals,
  preferred,
  amountOf,
  compact = false,
  updatedAt,
  onRefresh,
}: RefreshControlProps) {
  const { zone } = useSession();
  const on = interval !== undefined;
  const every = on ? everyText(interval, amountOf) : t('refresh.off');
  const next =
    on && updatedAt
      ? t('refresh.next', {
          time: formatInstant(updatedAt + interval * 1_000, { zone, format: 'timeOfDay' }),
        })
      : '';
  const label = [every, next].filter(Boolean).join(', ');
  const items: MenuItem[] = [
    ...(onRefresh
      ? [
          { id: 'now', label: t('refresh.now'), onSelect: onRefresh },
          { id: 'line', separator: true } as const,
        ]
      : []),
    { id: 'off', label: t('refresh.turnOff'), checked: !on, onSelect: () => onChange(undefined) },
    ...intervals.map((seconds) => ({
      id: `${seconds}`,
      label: everyText(seconds, amountOf),
      checked: seconds === interval,
      onSelect: () => onChange(seconds),
    })),
  ];

  return (
    <Group role="group" aria-label={t('refresh.label')} $on={on}>
      <IconButton
        label={on ? t('refresh.stop') : t('refresh.start', { amount: amountOf(preferred) })}
        aria-pressed={on}
        icon={
          on && updatedAt ? (
            <ProgressRing key={updatedAt} seconds={interval}>
              <RefreshCw aria-hidden size="0.8em" />
            </ProgressRing>
          ) : (
            <RefreshCw aria-hidden size="1.1em" />
          )
        }
        onClick={() => onChange(on ? undefined : preferred)}
      />
      <Menu
        label={t('refresh.choose')}
        placement="bottom-end"
        items={items}
        trigger={
          compact ? (
            <IconButton label={label} icon={<ChevronDown aria-hidden size="1em" />} />
          ) : (
            <Button variant="quiet" title={label}>
              {every}
              <ChevronDown aria-hidden size="1em" />
            </Button>
          )
        }
      />
    </Group>
  );
}

const Group = styled.div<{ $on: boolean }>`
  display: inline-flex;
  align-items: center;
  ${({ theme, $on }) => $on && `button, button:hover { color: ${theme.color.accent} !important; }`}
  [aria-pressed] + button {
    padding-inline-start: ${({ theme }) => theme.space.xs};
  }
`;
