import { useSyncExternalStore } from 'react';
import { setFormatLocale } from '@/domain/format/locale';
import { switchLanguage, type Language } from './load-texts';
import { writeLocal, readLocal } from '@/shared/local-choice/local-choice';
import { createListeners } from '@/ui/store/store';

const KEY = 'console.language';
const locales: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-DE' };

/** Each language in its own name. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };
export const languages: readonly Language[] = ['en', 'de'];
export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languageNames, value);

const { subscribe, notify } = createListeners();
let current: Language = 'en';
/** Serializes changes, so that the last choice wins however long loading takes. */
let changing: Promise<void> = Promise.resolve();

/** The language of the console in this browser; English by default. */
export const languageStore = {
  current: (): Language => current,
  /** Rejects if the texts cannot be loaded; the previous language is kept. */
  choose(language: Language): Promise<void> {
    changing = changing.catch(() => undefined).then(() => change(language));
    return changing;
  },
  /** Restores the language chosen in this browser; resolves at once for English. */
  async restore(): Promise<void> {
    const chosen = readLocal(KEY);
    if (isLanguage(chosen) && chosen !== current)
      await languageStore.choose(chosen).catch(() => undefined);
  },
  subscribe,
};

async function change(language: Language): Promise<void> {
  if (language !== current) {
    await switchLanguage(language);
    current = language;
    setFormatLocale(locales[language]);
    document.documentElement.lang = language;
    notify();
  }
  writeLocal(KEY, language);
}

export const useLanguage = (): Language =>
  useSyncExternalStore(languageStore.subscribe, languageStore.current);
