import type { VirtualItem } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useTheme } from 'styled-components';
import { useVirtualRows } from '@/ui/virtual/use-virtual-rows';
import type { DataTableProps } from './table-props';

export type TableRows = {
  frame: RefObject<HTMLDivElement | null>;
  setFrame: (element: HTMLDivElement | null) => void;
  /**
   * The rendered rows, each with the height in pixels of the gap before it, and the gap after the
   * last.
   */
  drawn: readonly { index: number; gap: number }[];
  below: number;
  /** Empty elements before and after the table, from which Tab continues. */
  before: RefObject<HTMLSpanElement | null>;
  after: RefObject<HTMLSpanElement | null>;
  /** Ref of each rendered row; undefined if all rows are rendered. */
  measure: ((element: HTMLElement | null) => void) | undefined;
  indexOf: ReadonlyMap<string, number>;
  keys: readonly string[];
  /** Id of the row in the Tab order. */
  activeKey: string | undefined;
  activate: (key: string) => void;
  /** Scrolls a row into view and focuses it. */
  focusRow: (key: string | undefined) => void;
  /** Number of rows that a page key moves. */
  page: () => number;
  /** Called by each row when it mounts. */
  rowAppeared: (key: string, element: HTMLElement) => void;
};

/**
 * Up to this many rows all are rendered, so that find in page, printing and screen readers reach
 * them.
 */
const ALL_DRAWN = 120;
const OVERSCAN = 10;
const LINES_GUESSED = 1.8;

export function useTableRows<Row>({
  rows,
  rowKey,
  place,
  start,
  onActive,
}: Pick<DataTableProps<Row>, 'rows' | 'rowKey' | 'place' | 'start' | 'onActive'>): TableRows {
  const { height } = useTheme();
  const frame = useRef<HTMLDivElement | null>(null);
  const before = useRef<HTMLSpanElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  const setFrame = useCallback((element: HTMLDivElement | null) => {
    frame.current = element;
  }, []);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const indexOf = useMemo(() => new Map(keys.map((key, index) => [key, index])), [keys]);
  const [chosen, choose] = useState<Chosen>({ place, key: start, among: keys });
  const activeKey = activeOf(chosen, place, keys, indexOf);
  const awaited = useRef<string>(undefined);
  const virtual = rows.length > ALL_DRAWN;
  const head = Number.parseFloat(height.tableHead);
  const guess = Math.round(Number.parseFloat(height.row) * LINES_GUESSED);

  const virtualizer = useVirtualRows({
    count: rows.length,
    enabled: virtual,
    getScrollElement: () => frame.current,
    estimateSize: () => guess,
    hiddenHeight: guess,
    getItemKey: (index) => keys[index] ?? index,
    overscan: OVERSCAN,
    headerHeight: head,
    pinned: activeKey === undefined ? undefined : indexOf.get(activeKey),
  });

  const activate = useCallback(
    (key: string) => {
      choose({ place, key, among: keys });
      onActive?.(key);
    },
    [place, keys, onActive],
  );
  const focusRow = useCallback(
    (key: string | undefined) => {
      if (key === undefined) return;
      activate(key);
      const element = rowElement(frame.current, key);
      if (element) return focusInSight(element);
      awaited.current = key;
      virtualizer.scrollToIndex(indexOf.get(key) ?? 0, { align: 'auto' });
    },
    [virtualizer, indexOf, activate],
  );
  const rowAppeared = useCallback((key: string, element: HTMLElement) => {
    if (awaited.current !== key) return;
    awaited.current = undefined;
    focusInSight(element);
  }, []);

  usePlaceChange(place, {
    onFirst: () => {
      if (start !== undefined && indexOf.has(start) && hasNoFocus(document.activeElement))
        focusRow(start);
    },
    onOther: () => {
      if (frame.current) frame.current.scrollTop = 0;
    },
  });

  const items = virtual ? virtualizer.getVirtualItems() : undefined;
  return {
    frame,
    setFrame,
    before,
    after,
    keys,
    indexOf,
    activeKey,
    activate,
    focusRow,
    rowAppeared,
    drawn: items ? withGaps(items, head) : rows.map((_, index) => ({ index, gap: 0 })),
    below: items ? virtualizer.getTotalSize() - ((items.at(-1)?.end ?? head) - head) : 0,
    measure: virtual ? virtualizer.measureElement : undefined,
    page: () => Math.max(1, Math.floor(((frame.current?.clientHeight ?? 0) - head) / guess) - 1),
  };
}

/** Browsers move the focus to the body when the focused element is removed, the shell to <main>. */
const hasNoFocus = (element: Element | null) =>
  element === document.body || element?.tagName === 'MAIN';

type Chosen = {
  place: string | undefined;
  key: string | undefined;
  /** All row ids at the time of the choice. */
  among: readonly string[];
};

/**
 * The active row: the last used one; if it is gone, the next remaining one, or the last; in a new
 * set of rows the first.
 */
function activeOf(
  { place, key, among }: Chosen,
  now: string | undefined,
  keys: readonly string[],
  indexOf: ReadonlyMap<string, number>,
): string | undefined {
  if (place !== now || key === undefined) return keys[0];
  return indexOf.has(key)
    ? key
    : (among.slice(among.indexOf(key)).find((next) => indexOf.has(next)) ?? keys.at(-1));
}

/** `onFirst` runs for the first rows, `onOther` when rows of another page or query replace them. */
function usePlaceChange(
  place: string | undefined,
  handlers: { onFirst: () => void; onOther: () => void },
): void {
  const shown = useRef<{ place: string | undefined }>(undefined);
  const onFirst = useEffectEvent(handlers.onFirst);
  const onOther = useEffectEvent(handlers.onOther);
  useLayoutEffect(() => {
    if (!shown.current) onFirst();
    else if (shown.current.place !== place) onOther();
    shown.current = { place };
  }, [place]);
}

function rowElement(frame: HTMLElement | null, key: string): HTMLElement | undefined {
  return [...(frame?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(
    ({ dataset }) => dataset['row'] === key,
  );
}

function focusInSight(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  // `scroll-margin-top` of the row keeps it below the sticky head.
  element.scrollIntoView({ block: 'nearest' });
}

function withGaps(items: readonly VirtualItem[], head: number): { index: number; gap: number }[] {
  return items.map(({ index, start }, at) => ({
    index,
    gap: start - (items[at - 1]?.end ?? head),
  }));
}
