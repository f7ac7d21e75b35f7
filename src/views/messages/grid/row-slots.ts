/**
 * A row by its index, which may reuse the element of another row; or an entry with an element of
 * its own, by its name.
 */
export type RenderedKey = number | string | bigint;
/** `element` is the React key of the element that renders it. */
export type RenderedElement = { key: RenderedKey; element: RenderedKey };
/**
 * `keys` are the entries to render, from the top. Returns them with their elements in document
 * order.
 */
export type RowSlots = (
  keys: readonly RenderedKey[],
  moving: boolean,
) => readonly RenderedElement[];

/** The tail, which holds no state that moving it would lose. */
export const TAIL = 'tail';

const isRow = (key: RenderedKey) => typeof key === 'number';

/**
 * While scrolling, new rows reuse the elements of removed ones in place, because a browser spends
 * three times as much on a new or moved element as on changed text. At rest the elements are put in
 * row order again, for screen readers and for copying. Rows that were rendered throughout are not
 * moved even then, because they would lose selection and focus, and neither are new rows that are
 * in order already; new elements are created around them instead.
 */
export function rowSlots(): RowSlots {
  let rendered: readonly RenderedElement[] = [];
  /** The entries in document order since the last rest. */
  let settled: ReadonlySet<RenderedKey> = new Set();
  let elements = 0;
  const toElement = (key: RenderedKey): RenderedElement => ({
    key,
    element: isRow(key) ? elements++ : key,
  });

  const reuseElements = (
    keys: readonly RenderedKey[],
    positions: ReadonlyMap<RenderedKey, number>,
  ) => {
    const known = new Set(rendered.map(({ key }) => key));
    const added = keys.filter((key) => !known.has(key));
    const rows = added.filter(isRow);
    const now = rendered.flatMap((one) => {
      if (positions.has(one.key)) return [one];
      const key = isRow(one.key) ? rows.shift() : undefined;
      return key === undefined ? [] : [{ key, element: one.element }];
    });
    now.push(...rows.map(toElement));
    const inOrder = new Set(settled);
    for (const key of added.filter((one) => !isRow(one))) {
      const next = now.findIndex(
        (one) => inOrder.has(one.key) && (positions.get(one.key) ?? 0) > (positions.get(key) ?? 0),
      );
      now.splice(next === -1 ? now.length : next, 0, toElement(key));
      inOrder.add(key);
    }
    settled = inOrder;
    return now;
  };

  const restoreOrder = (
    keys: readonly RenderedKey[],
    positions: ReadonlyMap<RenderedKey, number>,
  ) => {
    const present = rendered.filter(({ key }) => positions.has(key));
    const stayed = present.filter(({ key }) => settled.has(key));
    const isOneLeft =
      stayed.filter(({ key }) => isRow(key)).length <= 1 &&
      stayed.every(({ key }) => isRow(key) || key === TAIL);
    if (isOneLeft) {
      const free = rendered.flatMap(({ key, element }) => (isRow(key) ? [element] : []));
      return keys.map((key) =>
        isRow(key) && free.length > 0 ? { key, element: free.shift() ?? key } : toElement(key),
      );
    }
    const inOrder = new Map(
      inOrderAround(present, positions, settled).map(({ key, element }) => [key, element]),
    );
    return keys.map((key) =>
      inOrder.has(key) ? { key, element: inOrder.get(key) ?? key } : toElement(key),
    );
  };

  return (keys, moving) => {
    const positions = new Map(keys.map((key, at) => [key, at]));
    settled = new Set([...settled].filter((key) => positions.has(key)));
    rendered = moving ? reuseElements(keys, positions) : restoreOrder(keys, positions);
    if (!moving) settled = new Set(keys);
    return rendered;
  };
}

/** The anchors, which are in order, and of the others those that are in order with them. */
function inOrderAround(
  rendered: readonly RenderedElement[],
  positions: ReadonlyMap<RenderedKey, number>,
  anchors: ReadonlySet<RenderedKey>,
): RenderedElement[] {
  const positionOf = ({ key }: RenderedElement) => positions.get(key) ?? 0;
  let last = -1;
  return rendered.filter((one, at) => {
    const next = rendered.slice(at).find(({ key }) => anchors.has(key));
    const fits =
      positionOf(one) > last && (next === undefined || positionOf(one) <= positionOf(next));
    if (fits) last = positionOf(one);
    return fits;
  });
}
