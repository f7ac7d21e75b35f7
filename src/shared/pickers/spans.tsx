import { durationSeconds } from '@/domain/time-range/iso-duration';
import { formatDuration } from '@/domain/format/number';
import { unreachable } from '@/domain/unreachable';
import { t } from '@/shared/texts/t';
import { DurationInput, type DurationInputProps } from '@/ui/duration-input/DurationInput';
import {
  TimeUnitInput,
  type TimeSpan,
  type TimeUnitInputProps,
} from '@/ui/time-unit-input/TimeUnitInput';
import { useState } from 'react';
import styled from 'styled-components';

export type JavaTimeUnit =
  'NANOSECONDS' | 'MICROSECONDS' | 'MILLISECONDS' | 'SECONDS' | 'MINUTES' | 'HOURS' | 'DAYS';

const MS = 1_000;
const DEFAULT_UNITS: readonly JavaTimeUnit[] = ['SECONDS', 'MINUTES', 'HOURS', 'DAYS'];

const isDuration = (iso: string) => durationSeconds(iso) !== undefined;

/**
 * An ISO 8601 duration with its meaning in words. The default help is `controls.durationHelp`, the
 * error `controls.durationInvalid`.
 */
export function DurationBox({
  isValid = isDuration,
  ...props
}: Omit<DurationInputProps, 'isValid'> & { isValid?: (iso: string) => boolean }) {
  const { value, onValidity } = props;
  /** The value that an invalid text is typed over. */
  const [replaced, setReplaced] = useState<string>();
  const seconds = replaced === value ? undefined : durationSeconds(value);
  return (
    <Row>
      <DurationInput
        problem={t('controls.durationInvalid')}
        {...props}
        isValid={isValid}
        onValidity={(valid) => {
          setReplaced(valid ? undefined : value);
          onValidity?.(valid);
        }}
      />
      <Words>{seconds === undefined ? '' : formatDuration(seconds * MS)}</Words>
    </Row>
  );
}

/** A number with a unit of Java's `TimeUnit`, by default seconds to days. */
export function TimeUnitBox({
  units = DEFAULT_UNITS,
  ...props
}: Omit<TimeUnitInputProps<JavaTimeUnit>, 'units' | 'texts'> & {
  units?: readonly JavaTimeUnit[];
}) {
  return (
    <TimeUnitInput
      {...props}
      units={units.map((value) => ({ value, label: unitName(value) }))}
      texts={{ enabled: t('controls.spanEnabled'), unit: t('controls.unit') }}
    />
  );
}

/** An ISO 8601 duration in words, where two versions of a value are compared. */
export function durationText(iso: string): string {
  const seconds = durationSeconds(iso);
  return seconds === undefined ? iso : formatDuration(seconds * MS);
}

/** '8 hours', where two versions of a value are compared. */
export const spanText = ({ value, unit }: TimeSpan<JavaTimeUnit>): string =>
  `${value ?? ''} ${unitName(unit)}`;

function unitName(unit: JavaTimeUnit): string {
  switch (unit) {
    case 'NANOSECONDS':
      return t('controls.nanoseconds');
    case 'MICROSECONDS':
      return t('controls.microseconds');
    case 'MILLISECONDS':
      return t('controls.milliseconds');
    case 'SECONDS':
      return t('controls.seconds');
    case 'MINUTES':
      return t('controls.minutes');
    case 'HOURS':
      return t('controls.hours');
    case 'DAYS':
      return t('controls.days');
    default:
      return unreachable(unit);
  }
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  min-width: 0;
`;

const Words = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  white-space: nowrap;
`;
