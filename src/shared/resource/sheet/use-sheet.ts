import { useCallback, useMemo, useState } from 'react';
import equal from 'react-fast-compare';
import { useLocation, useNavigate } from 'react-router-dom';
import { isObject } from '@/domain/json-object';
import { useHasNavigated, useNewestLocation } from '@/shared/navigation/newest-location';
import { useAddress } from '@/shared/navigation/use-address';
import type { SheetAddress, SheetTask } from './sheet-address';

export type OpenSheet<Kind extends string = 'edit'> = {
  /** Undefined if no sheet is open. */
  task: SheetTask<Kind> | undefined;
  /** Adds a history entry: Back closes the sheet, or undoes a choice in it. */
  open: (task: SheetTask<Kind>) => void;
  close: () => void;
};

/** The history entries that lie between a sheet and the list that it was opened from. */
const DEPTH = 'sheetDepth';

/**
 * The sheet of a page, which is part of its address: reload, links and Back work. Closing it goes
 * back to the entry that it was opened from; a sheet that was opened by its address is replaced.
 */
export function useSheet<Kind extends string>({
  read,
  write,
}: SheetAddress<Kind>): OpenSheet<Kind> {
  const [params, change] = useAddress();
  const { key, pathname } = useLocation();
  /** The entry that is being left: the browser goes back a moment later. */
  const [left, setLeft] = useState<string>();
  if (left !== undefined && left !== key) setLeft(undefined);
  const newest = useNewestLocation();
  const hasNavigated = useHasNavigated();
  const navigate = useNavigate();
  const text = params.toString();
  const task = useMemo(() => read(new URLSearchParams(text)), [read, text]);
  const open = useCallback(
    (next: SheetTask<Kind>) => {
      const { search, state } = newest();
      const isOpen = read(new URLSearchParams(search)) !== undefined;
      const before = isOpen ? depthIn(state) : 0;
      change((others) => write(next, others), {
        state: before === undefined ? undefined : { [DEPTH]: before + 1 },
      });
    },
    [change, newest, read, write],
  );
  const close = useCallback(() => {
    const { pathname: path, search, state } = newest();
    // Back may have closed it before its form was saved.
    if (path !== pathname || !equal(read(new URLSearchParams(search)), task)) return;
    const depth = depthIn(state);
    // After a reload the entries before this one may belong to another site.
    if (depth !== undefined && hasNavigated()) {
      setLeft(key);
      void navigate(-depth);
    } else change((others) => write(undefined, others), { replace: true });
  }, [change, hasNavigated, key, navigate, newest, pathname, read, task, write]);
  return { task: left === key ? undefined : task, open, close };
}

const depthIn = (state: unknown): number | undefined =>
  isObject(state) && typeof state[DEPTH] === 'number' ? state[DEPTH] : undefined;
