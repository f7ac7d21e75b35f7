import type { ReactNode } from 'react';

export type MenuItem =
  | {
      id: string;
      label: string;
      icon?: ReactNode;
      hint?: string;
      disabled?: boolean;
      /** Why it is disabled. */ title?: string;
      checked?: boolean;
      danger?: boolean;
      /**
       * Makes it a link, for those who want it in another tab; `onSelect` is what a plain click
       * does.
       */
      href?: string;
      /** This is where the user is. */
      current?: boolean;
      onSelect: () => void;
    }
  | { separator: true; id: string };
