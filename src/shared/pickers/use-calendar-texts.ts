import { useLanguage } from '@/shared/texts/language-store';
import type { Language } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';

/**
 * The day before the month and weeks from Monday on, as the dates of the console go from the large
 * to the small.
 */
const calendars: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** How calendars speak. */
export function useCalendarTexts() {
  return {
    locale: calendars[useLanguage()],
    texts: {
      calendar: t('controls.calendar'),
      previousMonth: t('controls.previousMonth'),
      nextMonth: t('controls.nextMonth'),
    },
  };
}
