import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from '@/theme/GlobalStyle';
import { themes } from '@/theme/theme';
import { useThemeName } from './theme-store';

export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={themes[useThemeName()]}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
