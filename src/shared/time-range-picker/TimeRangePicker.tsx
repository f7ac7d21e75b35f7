import ChevronDown from 'lucide-react/icons/chevron-down';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import styled from 'styled-components';
import type { SearchesClusterConfig } from '@/contract/cluster-config';
import type { TimeRange } from '@/domain/time-range/time-range';
import { LazyBoundary } from '@/shared/lazy-boundary/LazyBoundary';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { Button, type ButtonSize } from '@/ui/button/Button';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Popover } from '@/ui/popover/Popover';
import { labelOf } from './range-label';

export type TimeRangePickerProps = {
  /** Undefined if there is no range; `onNone` removes an existing one. */
  range: TimeRange | undefined;
  onNone?: () => void;
  /** What no range means, by default 'No Override'. */
  noneLabel?: string;
  /** Applying a range runs the search. */
  onApply: (range: TimeRange) => void;
  zone: string;
  /** Undefined while loading, null if the user may not read it. */
  config: SearchesClusterConfig | null | undefined;
  buttonId?: string;
  size?: ButtonSize;
  /** Instead of the range, such as if the address has an invalid one, or if there is none. */
  label?: string;
  /** Marks the button. */
  invalid?: boolean;
};

const loadRangePanel = withTexts(
  ['timeRange'],
  async () => (await import('./RangePanel')).RangePanel,
);
const RangePanel = lazyComponent(loadRangePanel);
/** Preloads on hover and focus. If that fails, opening tries again and reports the error. */
const prefetchRangePanel = () => void loadRangePanel().catch(() => undefined);

/** A button with the current range that opens a lazily loaded panel to change it. */
export function TimeRangePicker({
  range,
  onNone,
  noneLabel,
  onApply,
  zone,
  config,
  buttonId,
  size = 'large',
  label = range ? labelOf(range, zone) : t('timeRange.label'),
  invalid = false,
}: TimeRangePickerProps) {
  return (
    <Popover
      label={t('timeRange.label')}
      trigger={
        <Button
          size={size}
          id={buttonId}
          icon={invalid ? <Warning aria-hidden size="1.1em" /> : <Clock aria-hidden size="1.1em" />}
          aria-label={t('timeRange.button', { range: label })}
          onPointerEnter={prefetchRangePanel}
          onFocus={prefetchRangePanel}
        >
          <Label>{label}</Label>
          <ChevronDown aria-hidden size="1em" />
        </Button>
      }
    >
      {(close) => (
        <LazyBoundary onHeldEscape={close}>
          <RangePanel
            range={range}
            zone={zone}
            config={config}
            noneLabel={noneLabel}
            onNone={
              onNone &&
              (() => {
                close();
                onNone();
              })
            }
            onApply={(chosen) => {
              close();
              onApply(chosen);
            }}
          />
        </LazyBoundary>
      )}
    </Popover>
  );
}

const Warning = styled(TriangleAlert)`
  color: ${({ theme }) => theme.color.danger};
`;

const Label = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  font-variant-numeric: tabular-nums;
`;
