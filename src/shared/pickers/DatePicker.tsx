import { formatInstant } from '@/domain/format/instant';
import { useSession } from '@/shared/session/session-context';
import { DateInput, type DateInputProps } from '@/ui/date-time-input/DateInput';
import { readDay } from '@/ui/date-time-input/day-text';
import { t } from '@/shared/texts/t';
import { useCalendarTexts } from './use-calendar-texts';

/** A day without a time; today is that of the user's zone. */
export function DatePicker(props: Omit<DateInputProps, 'today' | 'texts' | 'locale'>) {
  const { zone } = useSession();
  const { locale, texts } = useCalendarTexts();
  const today = () => readDay(formatInstant(Date.now(), { zone }).slice(0, DAY_CHARACTERS)) ?? { year: 1970, month: 1, day: 1 };
  return <DateInput {...props} today={today} locale={locale} texts={{ ...texts, placeholder: t('controls.dayFormat') }} />;
}

const DAY_CHARACTERS = 10;
