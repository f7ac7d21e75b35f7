import type { ReactNode } from 'react';

/** The frame of a widget: title, drag handle on the grid, and menu. */
export type WidgetChrome = { handle: ReactNode; title: (id: string) => ReactNode; menu: ReactNode };
