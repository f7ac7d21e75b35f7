import { useLanguage } from '@/shared/texts/language-store';
import type { Language } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';

/** Locales with the day before the month and weeks that start on Monday. */
const calendars: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** Translated texts of calendars. */
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
