import { zoneLabel } from '@/domain/format/instant';
import { formatWallClock, parseWallClock } from '@/domain/time-range/wall-clock';
import { useSession } from '@/shared/session/session-context';
import { useLanguage } from '@/shared/texts/language-store';
import type { Language } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { DateTimeInput, type DateTimeInputProps } from '@/ui/date-time-input/DateTimeInput';

type DateTimePickerProps = Omit<DateTimeInputProps, 'clock' | 'zone' | 'now' | 'texts' | 'locale'> & { /** The user's unless it is given. */ zone?: string | undefined };

/** The day before the month and weeks from Monday on, as the dates of the console go from the large to the small. */
const calendars: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** An instant in the user's zone. It brings the rules of all zones with it: only for pages that come late. */
export function DateTimePicker({ zone: given, ...props }: DateTimePickerProps) {
  const session = useSession();
  const zone = given ?? session.zone;
  const clock = { write: (iso: string) => formatWallClock(iso, zone), read: (text: string) => parseWallClock(text, zone) };
  const texts = { calendar: t('controls.calendar'), previousMonth: t('controls.previousMonth'), nextMonth: t('controls.nextMonth'), placeholder: t('controls.dateFormat') };
  return <DateTimeInput {...props} clock={clock} zone={zoneLabel(zone, props.value ?? Date.now())} now={isoNow} locale={calendars[useLanguage()]} texts={texts} />;
}

const isoNow = () => new Date().toISOString();
