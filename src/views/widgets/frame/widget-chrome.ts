import type { ReactNode } from 'react';

/** The frame of a widget: its title, the handle to drag it by on the grid, and its menu. */
export type WidgetChrome = { handle: ReactNode; title: (id: string) => ReactNode; menu: ReactNode };
