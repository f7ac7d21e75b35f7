import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { ThemeProvider } from 'styled-components';
import { themes } from '@/theme/theme';

/** Renders a component with the theme and no other provider. */
export function renderPart(part: ReactElement) {
  const inTheme = (element: ReactElement) => (
    <ThemeProvider theme={themes.teint}>{element}</ThemeProvider>
  );
  const view = render(inTheme(part));
  return {
    ...view,
    rerender: (next: ReactElement) => view.rerender(inTheme(next)),
    actor: userEvent.setup(),
  };
}
