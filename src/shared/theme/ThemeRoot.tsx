import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from '@/theme/GlobalStyle';
import { themes } from '@/theme/theme';
import { useMedia } from '@/ui/media/use-media';
import { useThemeName } from './theme-store';

export function ThemeRoot({ children }: { children: ReactNode }) {
  const name = useThemeName();
  // Always print with the light theme.
  const printed = useMedia('print');
  return (
    <ThemeProvider theme={themes[printed ? 'teint' : name]}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
