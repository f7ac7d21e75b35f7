import { useState } from 'react';
import { errorText } from '@/shared/failure/error-text';
import { writeLocal, readLocal } from '@/shared/local-choice/local-choice';
import { useSavePreferences } from '@/shared/preferences/use-save-preferences';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { SECTIONS, type Section } from './sections';

export type SidebarKind = keyof typeof KINDS;

/** The widgets of a dashboard need the whole width unless users say otherwise. */
const KINDS = {
  search: { preference: 'searchSidebarIsPinned', pinned: true, section: 'fields' },
  dashboard: { preference: 'dashboardSidebarIsPinned', pinned: false, section: 'description' },
} as const satisfies Record<string, { preference: string; pinned: boolean; section: Section }>;
const pinnedKey = (kind: SidebarKind) => `console.${kind}-sidebar-pinned`;
const widthKey = (kind: SidebarKind) => `console.${kind}-sidebar-width`;

export type SidebarState = {
  /** From top to bottom. */
  sections: readonly Section[];
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
 * Whether it is pinned is stored with the user, or in this browser for users who may not store it.
 */
export function useSidebar(
  kind: SidebarKind,
  narrow: boolean,
  sections: readonly Section[] = SECTIONS,
): SidebarState {
  const { preference, section: first } = KINDS[kind];
  const { user } = useSession();
  const { mutate: save } = useSavePreferences();
  const [pinned, setPinned] = useState(() =>
    readPinned(kind, user.read_only ? undefined : user.preferences?.[preference]),
  );
  const [beside, setBeside] = useState<Section | undefined>(pinned ? first : undefined);
  // Separate state, so that a window that gets narrow is not covered by the pinned section.
  const [over, setOver] = useState<Section>();
  const chosen = narrow ? over : beside;
  const open = chosen && sections.includes(chosen) ? chosen : undefined;
  const [last, setLast] = useState<Section>(first);
  const [width, setWidth] = useState(() => readWidth(kind));
  const show = (section: Section | undefined) => {
    (narrow ? setOver : setBeside)(section);
    if (section !== undefined) setLast(section);
  };

  return {
    sections,
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
      writeLocal(pinnedKey(kind), String(next));
      save(
        { [preference]: next },
        { onError: (error) => toasts.error(errorText(error), t('sidebar.pinNotSaved')) },
      );
    },
    width,
    setWidth: (next) => {
      setWidth(next);
      writeLocal(widthKey(kind), String(next));
    },
  };
}

function readPinned(kind: SidebarKind, preference: unknown): boolean {
  if (typeof preference === 'boolean') return preference;
  const stored = readLocal(pinnedKey(kind));
  return stored === null ? KINDS[kind].pinned : stored === 'true';
}

function readWidth(kind: SidebarKind): number | undefined {
  const width = Number(readLocal(widthKey(kind)) ?? undefined);
  return Number.isFinite(width) ? width : undefined;
}
