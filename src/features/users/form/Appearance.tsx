import { errorText } from '@/shared/failure/error-text';
import { useSavePreferences } from '@/shared/preferences/use-save-preferences';
import { useSession } from '@/shared/session/session-context';
import type { Language } from '@/shared/texts/load-texts';
import {
  languageNames,
  languages,
  languageStore,
  useLanguage,
} from '@/shared/texts/language-store';
import { t } from '@/shared/texts/t';
import { themeStore, useThemeName } from '@/shared/theme/theme-store';
import { toasts } from '@/shared/toasts/toast-store';
import type { ThemeName } from '@/theme/theme';
import { DetailCard } from '@/ui/detail/DetailCard';
import { Select } from '@/ui/select/Select';

/** Theme and language of the signed-in user's console. */
export function Appearance() {
  const { user } = useSession();
  const { mutateAsync: save } = useSavePreferences();
  const theme = useThemeName();
  const language = useLanguage();
  // The component may be unmounted by then, because a language change renders the page anew.
  const keep = (changes: Record<string, unknown>) =>
    save(changes).then(() => toasts.success(t('users.preferencesSaved')));
  const tell = (error: unknown) => toasts.error(errorText(error), t('users.preferencesNotSaved'));
  const chooseTheme = (themeMode: ThemeName) => {
    themeStore.choose(themeMode);
    keep({ themeMode }).catch(tell);
  };
  const chooseLanguage = (chosen: Language) =>
    languageStore
      .choose(chosen)
      .then(() => keep({ language: chosen }))
      .catch(tell);
  return (
    <DetailCard title={t('users.appearance')}>
      <span>{t(user.read_only ? 'users.appearanceHere' : 'users.appearanceLead')}</span>
      <Select
        label={t('users.theme')}
        value={theme}
        onChange={chooseTheme}
        options={[
          { value: 'teint', label: t('users.theme.teint') },
          { value: 'noir', label: t('users.theme.noir') },
        ]}
      />
      <Select
        label={t('users.language')}
        value={language}
        onChange={(chosen) => void chooseLanguage(chosen)}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
    </DetailCard>
  );
}
