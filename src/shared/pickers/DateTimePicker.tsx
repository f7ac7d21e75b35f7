import { useState } from 'react';
import { zoneLabel } from '@/domain/format/instant';
import { formatWallClock, parseWallClock } from '@/domain/time-range/wall-clock';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { DateTimeInput, type DateTimeInputProps } from '@/ui/date-time-input/DateTimeInput';
import { useCalendarTexts } from './use-calendar-texts';

type DateTimePickerProps = Omit<
  DateTimeInputProps,
  'clock' | 'zone' | 'now' | 'texts' | 'locale'
> & { /** The user's unless it is given. */ zone?: string | undefined };

/**
 * An instant in the user's zone. It brings the rules of all zones with it: only for pages that come
 * late.
 */
export function DateTimePicker({ zone: given, ...props }: DateTimePickerProps) {
  const session = useSession();
  const zone = given ?? session.zone;
  const [openedAt] = useState(Date.now);
  const clock = {
    write: (iso: string) => formatWallClock(iso, zone),
    read: (text: string) => parseWallClock(text, zone),
  };
  const { locale, texts } = useCalendarTexts();
  return (
    <DateTimeInput
      {...props}
      clock={clock}
      zone={zoneLabel(zone, props.value ?? openedAt)}
      now={isoNow}
      locale={locale}
      texts={{ ...texts, placeholder: t('controls.dateFormat') }}
    />
  );
}

const isoNow = () => new Date().toISOString();
