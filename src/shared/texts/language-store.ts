import { useSyncExternalStore } from 'react';
import { setFormatLocale } from '@/domain/format/locale';
import { speakLanguage, type Language } from './load-texts';

const KEY = 'console.language';
const locales: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-DE' };

/** Each in its own words. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };
export const isLanguage = (value: unknown): value is Language => typeof value === 'string' && Object.hasOwn(languageNames, value);

const listeners = new Set<() => void>();
let current: Language = 'en';

/** The language of this browser's console. English until another was chosen. */
export const languageStore = {
  current: (): Language => current,
  /** Fails where its texts cannot be fetched; the language of before stays. */
  async choose(language: Language): Promise<void> {
    remember(language);
    if (language === current) return;
    await speakLanguage(language);
    current = language;
    setFormatLocale(locales[language]);
    document.documentElement.lang = language;
    for (const listener of [...listeners]) listener();
  },
  /** What was chosen here before; there is nothing to wait for in English. */
  async restore(): Promise<void> {
    const chosen = remembered();
    if (isLanguage(chosen) && chosen !== current) await languageStore.choose(chosen).catch(() => undefined);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const useLanguage = (): Language => useSyncExternalStore(languageStore.subscribe, languageStore.current);

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
