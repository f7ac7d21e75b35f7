import Command from 'lucide-react/icons/command';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mainEntries, systemEntries } from '@/app/entries/entries';
import { useEntries } from '@/app/entries/use-entries';
import { useKeys } from '@/shared/keys/use-keys';
import { languageNames, languages } from '@/shared/texts/language-store';
import { withTexts, type Language } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { HoldKeys } from '@/ui/type-ahead/HoldKeys';
import { keysTo, PALETTE_KEY } from './keys';

const Palette = lazyComponent(
  withTexts(
    ['palette', 'configurations', 'views', 'welcome'],
    async () => (await import('./Palette')).Palette,
  ),
);

type PaletteKeysProps = {
  switchTheme: () => void;
  chooseLanguage: (language: Language) => void;
  signOut: () => void;
};

/** Keys that work on every page: Ctrl+K for the palette, `g` and a letter for an area. */
export function PaletteKeys({ switchTheme, chooseLanguage, signOut }: PaletteKeysProps) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const entries = [...useEntries(mainEntries), ...useEntries(systemEntries)];
  useKeys(t('keys.general'), [
    { keys: PALETTE_KEY, label: t('keys.palette'), run: () => setOpen(true) },
    { keys: '', label: t('nav.signOut'), run: signOut },
  ]);
  useKeys(t('keys.settings'), [
    { keys: '', label: t('keys.theme'), run: switchTheme },
    ...languages.map((language) => ({
      keys: '',
      label: t('language.choose', { name: languageNames[language] }),
      run: () => chooseLanguage(language),
    })),
  ]);
  useKeys(
    t('keys.goTo'),
    entries.flatMap((entry) => {
      const { keys } = keysTo(entry);
      return keys === undefined
        ? []
        : [
            {
              keys,
              label: t('keys.goToPage', { page: t(entry.text) }),
              run: () => void navigate(entry.to),
            },
          ];
    }),
  );
  return (
    <>
      <IconButton
        label={t('keys.palette')}
        aria-haspopup="dialog"
        icon={<Command aria-hidden size="1.2em" />}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={<HoldKeys onEscape={() => setOpen(false)} />}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
