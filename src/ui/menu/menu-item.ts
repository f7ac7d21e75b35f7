import type { ReactNode } from 'react';

export type MenuItem =
  | { id: string; label: string; icon?: ReactNode; hint?: string; disabled?: boolean; checked?: boolean; danger?: boolean; onSelect: () => void }
  | { separator: true; id: string };
