import type { ReactNode } from 'react';
import type { MenuItem } from '@/ui/menu/menu-item';

/** The frame of a widget: title, drag handle on the grid, menu, and what it searches. */
export type WidgetChrome = {
  handle: ReactNode;
  title: (id: string) => ReactNode;
  /** `items` are actions on the widget's result, which only its viewer knows. */
  menu: (items?: readonly MenuItem[]) => ReactNode;
  /** The last line of the card. */
  foot?: ReactNode;
};
