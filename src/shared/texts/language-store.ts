import { useSyncExternalStore } from 'react';
import { setFormatLocale } from '@/domain/format/locale';
import { switchLanguage, type Language } from './load-texts';
import { loadKnownTexts } from './server-text';
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

/** The first language of the browser that the console has; English if there is none. */
export function preferredLanguage(tags: readonly string[]): Language {
  return tags.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}

/** The language of the console in this browser. */
export const languageStore = {
  current: (): Language => current,
  /** Rejects if the texts cannot be loaded; the previous language is kept. */
  choose(language: Language): Promise<void> {
    changing = changing.catch(() => undefined).then(() => change(language));
    return changing;
  },
  /**
   * Restores the language chosen in this browser, by default the browser's own; resolves at once
   * for English.
   */
  async restore(): Promise<void> {
    const chosen = readLocal(KEY);
    // The browser's language is not stored, so that it can still change.
    const language = isLanguage(chosen) ? chosen : preferredLanguage(navigator.languages);
    changing = changing.then(() => show(language)).catch(() => undefined);
    await changing;
  },
  subscribe,
};

async function change(language: Language): Promise<void> {
  await show(language);
  writeLocal(KEY, language);
}

async function show(language: Language): Promise<void> {
  if (language === current) return;
  await Promise.all([switchLanguage(language), language !== 'en' && loadKnownTexts()]);
  current = language;
  setFormatLocale(locales[language]);
  document.documentElement.lang = language;
  notify();
}

export const useLanguage = (): Language =>
  useSyncExternalStore(languageStore.subscribe, languageStore.current);
