import {
  defaultRangeExtractor,
  measureElement,
  useVirtualizer,
  type Range,
  type Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';

export type VirtualRows = Virtualizer<HTMLElement, HTMLElement>;

type RequiredOptions = 'count' | 'getScrollElement' | 'estimateSize';
type OptionalOptions = 'getItemKey' | 'overscan' | 'enabled' | 'initialOffset';

export type VirtualRowsOptions = Pick<
  VirtualizerOptions<HTMLElement, HTMLElement>,
  RequiredOptions
> &
  Partial<Pick<VirtualizerOptions<HTMLElement, HTMLElement>, OptionalOptions>> & {
    /** Height in pixels of a sticky header inside the scroll container. */
    headerHeight?: number;
    /** Height in pixels of a sticky footer inside the scroll container. */
    footerHeight?: number;
    /**
     * Index of a row that stays rendered while it is scrolled out of view, such as the focused one.
     */
    pinned?: number | undefined;
    /** Height in pixels of a row that measures 0 because it is in a hidden part of the page. */
    hiddenHeight?: number;
    /**
     * Corrects the scroll position only for rows that lie wholly above the visible area, so that a
     * row that is partly visible grows and shrinks downwards.
     */
    growDownwards?: boolean;
  };

/**
 * Renders only the visible rows of a long list. All heights are pixels. The only user of
 * `useVirtualizer`: it returns a mutable object whose methods read during rendering, which the
 * React compiler cannot memoize (decision 0031).
 */
export function useVirtualRows({
  headerHeight,
  footerHeight,
  pinned,
  hiddenHeight,
  growDownwards = false,
  ...options
}: VirtualRowsOptions): VirtualRows {
  // eslint-disable-next-line react-hooks/incompatible-library -- see decision 0031
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    ...(headerHeight !== undefined && {
      scrollMargin: headerHeight,
      scrollPaddingStart: headerHeight,
    }),
    ...(footerHeight !== undefined && { scrollPaddingEnd: footerHeight }),
    ...(pinned !== undefined && {
      rangeExtractor: (range: Range) => withIndex(defaultRangeExtractor(range), pinned),
    }),
    ...(hiddenHeight !== undefined && {
      measureElement: (element, entry, instance) =>
        measureElement(element, entry, instance) || hiddenHeight,
    }),
    // React may be rendering when the list is scrolled by code.
    useFlushSync: false,
  });
  if (growDownwards)
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (item, _, { scrollOffset }) =>
      item.end <= (scrollOffset ?? 0);
  return virtualizer;
}

const withIndex = (indexes: number[], index: number): number[] =>
  indexes.includes(index) ? indexes : [...indexes, index].sort((a, b) => a - b);
