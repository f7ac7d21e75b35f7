import { errorText } from '@/shared/failure/error-text';
import { languageStore } from '@/shared/texts/language-store';
import type { Language } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { useSavePreferences } from './use-save-preferences';

/**
 * Switches the language in this browser and saves it for the user. Errors are shown as a toast,
 * because the switch remounts the page.
 */
export function useLanguageChoice(): (language: Language) => void {
  const { mutateAsync: save } = useSavePreferences();
  const choose = async (language: Language) => {
    if (!(await succeeds(languageStore.choose(language), () => t('language.notLoaded')))) return;
    await succeeds(save({ language }), () => t('language.notSaved'));
  };
  return (language) => void choose(language);
}

async function succeeds(work: Promise<unknown>, title: () => string): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    toasts.error(errorText(error), title());
    return false;
  }
}
