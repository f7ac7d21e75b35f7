import { useEffect, type RefObject } from 'react';
import { awaitKeys } from '@/shared/keys/key-registry';
import { useKeys } from '@/shared/keys/use-keys';
import { t } from '@/shared/texts/t';
import type { TextEditor } from '@/ui/code-editor/text-editor';
import { RESULTS_ID } from '@/views/widget-controls/widget-focus';
import { TIME_RANGE_ID } from '../search-bar/SearchBar';

type SearchKeys = {
  editor: RefObject<TextEditor | null>;
  rerun: () => void;
  shift: (direction: 'earlier' | 'later') => void;
  widen: () => void;
  failed: boolean;
};

/** Shortcuts of controls that load with the first rows. */
const QUEUED_KEYS = ['Ctrl+s', 'Ctrl+o'];

export function useSearchKeys({ editor, rerun, shift, widen, failed }: SearchKeys): void {
  // After a failed search there is nothing to save, so a pending key press must not fire much
  // later.
  useEffect(() => awaitKeys(QUEUED_KEYS), [failed]);
  useKeys(t('search.keyGroup'), [
    { keys: '/', label: t('search.keyQuery'), run: () => editor.current?.focus('end') },
    { keys: 'Enter', label: t('search.keyRun') },
    { keys: 'Shift+Enter', label: t('search.keyNewLine') },
    { keys: 'Ctrl+/', label: t('search.keyComment') },
    { keys: 'Tab', label: t('search.keyComplete') },
    { keys: 'Ctrl+ArrowUp Ctrl+ArrowDown', label: t('search.keyHistory') },
    { keys: 'r', label: t('search.keyRerun'), run: rerun },
    {
      keys: 't',
      label: t('search.keyTimeRange'),
      run: () => document.getElementById(TIME_RANGE_ID)?.click(),
    },
    { keys: '[', label: t('search.keyEarlier'), run: () => shift('earlier') },
    { keys: ']', label: t('search.keyLater'), run: () => shift('later') },
    { keys: '-', label: t('search.keyZoomOut'), run: widen },
    { keys: 'm', label: t('search.keyResults'), run: () => goTo(RESULTS_ID) },
  ]);
}

/** Focuses the first tab stop of a part of the page, or else the part itself. */
export function goTo(partId: string): void {
  const part = document.getElementById(partId);
  const stop =
    part?.querySelector<HTMLElement>('[data-first-stop]') ??
    part?.querySelector<HTMLElement>('input:not([disabled]), [tabindex="0"]');
  (stop ?? part)?.focus();
}
