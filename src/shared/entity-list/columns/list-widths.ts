import { useRef, useState } from 'react';
import { errorText } from '@/shared/failure/error-text';
import { writeLocal, readLocalJson } from '@/shared/local-choice/local-choice';
import { useSavePreferences } from '@/shared/preferences/use-save-preferences';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import type { GivenWidths } from '@/ui/table/table-column';
import { clampWidth } from '@/ui/table/tracks';

/** Debounces saving while a column is being resized. */
const PAUSE_MS = 500;
const keyOf = (listId: string) => `console.list-widths.${listId}`;
/** List preferences on the server cannot contain widths, but user preferences accept any member. */
const preferenceOf = (listId: string) => `listWidths-${listId}`;

/**
 * Column widths set by the user: saved with the user and in this browser, which is the only place
 * for read-only users.
 */
export function useListWidths(
  listId: string,
): [widths: GivenWidths, setWidths: (widths: GivenWidths) => void] {
  const { user } = useSession();
  const { mutate: save } = useSavePreferences();
  const [widths, setWidths] = useState(
    () =>
      (user.read_only ? undefined : read(user.preferences?.[preferenceOf(listId)])) ??
      read(readLocalJson(keyOf(listId))) ??
      {},
  );
  const timer = useRef<number>(undefined);
  const change = (next: GivenWidths) => {
    setWidths(next);
    writeLocal(keyOf(listId), JSON.stringify(next));
    clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () =>
        save(
          { [preferenceOf(listId)]: next },
          {
            onError: (error) =>
              toasts.error(t('lists.preferencesNotSaved', { error: errorText(error) })),
          },
        ),
      PAUSE_MS,
    );
  };
  return [widths, change];
}

function read(stored: unknown): GivenWidths | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, width]) =>
      typeof width === 'number' && Number.isFinite(width) ? [[id, clampWidth(width)]] : [],
    ),
  );
}
