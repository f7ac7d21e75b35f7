import { useState } from 'react';
import { errorText } from '@/shared/failure/error-text';
import { writeLocal, readLocal } from '@/shared/local-choice/local-choice';
import { useSavePreferences } from '@/shared/preferences/use-save-preferences';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import type { Section } from './sections';

const PREFERENCE = 'searchSidebarIsPinned';
const PINNED_KEY = 'console.search-sidebar-pinned';
const WIDTH_KEY = 'console.search-sidebar-width';

export type SidebarState = {
  open: Section | undefined;
  /** Opens over the page, because there is no room beside the results. */
  narrow: boolean;
  show: (section: Section) => void;
  /** Selecting the open section closes it. */
  select: (section: Section) => void;
  toggle: () => void;
  close: () => void;
  /** Closes, unless pinned beside the results. */
  leave: () => void;
  pinned: boolean;
  setPinned: (pinned: boolean) => void;
  /** In pixels; undefined for the default. */
  width: number | undefined;
  setWidth: (width: number) => void;
};

/**
 * Pinned by default. The preference is stored with the user, or in this browser for users who may
 * not store it.
 */
export function useSidebar(narrow: boolean): SidebarState {
  const { user } = useSession();
  const { mutate: save } = useSavePreferences();
  const [pinned, setPinned] = useState(() =>
    readPinned(user.read_only ? undefined : user.preferences?.[PREFERENCE]),
  );
  const [beside, setBeside] = useState<Section | undefined>(pinned ? 'fields' : undefined);
  // Separate state, so that a window that gets narrow is not covered by the pinned section.
  const [over, setOver] = useState<Section>();
  const open = narrow ? over : beside;
  const [last, setLast] = useState<Section>('fields');
  const [width, setWidth] = useState(readWidth);
  const show = (section: Section | undefined) => {
    (narrow ? setOver : setBeside)(section);
    if (section !== undefined) setLast(section);
  };

  return {
    open,
    narrow,
    show,
    select: (section) => show(section === open ? undefined : section),
    toggle: () => show(open === undefined ? last : undefined),
    close: () => show(undefined),
    leave: () => {
      if (narrow || !pinned) show(undefined);
    },
    pinned,
    setPinned: (next) => {
      setPinned(next);
      writeLocal(PINNED_KEY, String(next));
      save(
        { [PREFERENCE]: next },
        { onError: (error) => toasts.error(errorText(error), t('sidebar.pinNotSaved')) },
      );
    },
    width,
    setWidth: (next) => {
      setWidth(next);
      writeLocal(WIDTH_KEY, String(next));
    },
  };
}

function readPinned(preference: unknown): boolean {
  if (typeof preference === 'boolean') return preference;
  return readLocal(PINNED_KEY) !== 'false';
}

function readWidth(): number | undefined {
  const width = Number(readLocal(WIDTH_KEY) ?? undefined);
  return Number.isFinite(width) ? width : undefined;
}
