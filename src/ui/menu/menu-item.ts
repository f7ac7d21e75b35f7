import type { ReactNode } from 'react';

export type MenuItem =
  | {
      id: string;
      label: string;
      icon?: ReactNode;
      hint?: string;
      disabled?: boolean;
      /** Why the item is disabled. */
      title?: string;
      checked?: boolean;
      danger?: boolean;
      /** Renders a link that can be opened in a new tab; `onSelect` handles a plain click. */
      href?: string;
      /** Marks the current page. */
      current?: boolean;
      onSelect: () => void;
    }
  | { separator: true; id: string };
