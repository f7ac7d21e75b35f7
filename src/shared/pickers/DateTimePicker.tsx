import { useState } from 'react';
import { zoneLabel } from '@/domain/format/instants/instant';
import { formatWallClock, parseWallClock } from '@/domain/time-range/wall-clock';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { DateTimeInput, type DateTimeInputProps } from '@/ui/date-time-input/DateTimeInput';
import { useCalendarTexts } from './use-calendar-texts';

type DateTimePickerProps = Omit<
  DateTimeInputProps,
  'clock' | 'zone' | 'now' | 'texts' | 'locale'
> & { /** Defaults to the user's zone. */ zone?: string | undefined };

/**
 * A point in time in the user's zone. It bundles the rules of all time zones, so use it in lazily
 * loaded pages only.
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
