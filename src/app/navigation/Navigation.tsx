import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PaletteKeys } from '@/app/palette/PaletteKeys';
import { ScratchpadToggle } from '@/app/scratchpad/ScratchpadToggle';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { paths } from '@/shared/paths';
import { useLanguageChoice } from '@/shared/preferences/use-language-choice';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { useThemeName } from '@/shared/theme/theme-store';
import { useThemeChoice } from '@/shared/preferences/use-theme-choice';
import { IconButton } from '@/ui/button/IconButton';
import { Chip } from '@/ui/chip/Chip';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Spinner } from '@/ui/spinner/Spinner';
import { Background } from './Background';
import { Brand } from './Brand';
import { HelpMenu } from './HelpMenu';
import { Pages } from './Pages';
import { UserMenu } from './UserMenu';

const SignOut = lazyComponent(
  withTexts(['signIn'], async () => (await import('@/app/sign-out/SignOut')).SignOut),
);

export function Navigation() {
  const theme = useThemeName();
  const chooseTheme = useThemeChoice();
  const chooseLanguage = useLanguageChoice();
  const [leaving, setLeaving] = useState(false);
  const leave = () => setLeaving(true);
  const other =
    theme === 'teint'
      ? ({ name: 'noir', label: t('theme.toNoir'), Icon: Moon } as const)
      : ({ name: 'teint', label: t('theme.toTeint'), Icon: Sun } as const);
  const switchTheme = () => chooseTheme.choose(other.name);

  return (
    <header data-not-printed>
      <Bar>
        <Home to={paths.start()} aria-label={t('nav.home')}>
          <Brand />
        </Home>
        <Pages />
        <Gap />
        {import.meta.env.DEV && <Chip tone="info">{t('nav.dev')}</Chip>}
        <Background />
        <PaletteKeys switchTheme={switchTheme} chooseLanguage={chooseLanguage} signOut={leave} />
        <ScratchpadToggle />
        <HelpMenu />
        <ThemeButton
          label={chooseTheme.isPending ? t('theme.switching') : other.label}
          icon={
            chooseTheme.isPending ? <Spinner label="" /> : <other.Icon aria-hidden size="1.25em" />
          }
          disabled={chooseTheme.isPending}
          onClick={switchTheme}
        />
        <UserMenu
          theme={{
            label: other.label,
            icon: <other.Icon aria-hidden size="1.15em" />,
            switchTheme,
          }}
          chooseLanguage={chooseLanguage}
          signOut={leave}
        />
      </Bar>
      {leaving && (
        <Suspense>
          <SignOut onCancel={() => setLeaving(false)} />
        </Suspense>
      )}
      {chooseTheme.error && (
        <FailureNotice error={chooseTheme.error} retry={() => chooseTheme.choose(theme)} />
      )}
    </header>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  height: ${({ theme }) => theme.height.navbar};
  padding: 0 ${({ theme }) => theme.space.m};
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};
  /* Five touch targets and the name fit on the smallest phones. */
  @media (max-width: ${({ theme }) => theme.breakpoint.tableFolds}) {
    gap: 0;
    padding: 0 ${({ theme }) => theme.space.xs};
  }
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  height: ${({ theme }) => theme.height.control};
  margin-right: ${({ theme }) => theme.space.s};
  padding: 0 ${({ theme }) => theme.space.xs};
  border-radius: ${({ theme }) => theme.radius.base};
  text-decoration: none;
`;

/** Hidden on small screens, where the user menu has the same entry. */
const ThemeButton = styled(IconButton)`
  @media (max-width: ${({ theme }) => theme.breakpoint.tableFolds}) {
    display: none;
  }
`;

const Gap = styled.span`
  flex: 1;
`;
