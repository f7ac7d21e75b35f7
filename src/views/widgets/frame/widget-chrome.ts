import type { ReactNode } from 'react';

/**
 * What stands around a widget: its name, what it is dragged by where it stands on the grid, and its
 * menu.
 */
export type WidgetChrome = { handle: ReactNode; title: (id: string) => ReactNode; menu: ReactNode };
