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
 * moved even then, because they would lose selection and focus: new elements are created around
 * them instead.
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

  const restoreOrder = (keys: readonly RenderedKey[]) => {
    const stayed = new Map(
      rendered.flatMap(({ key, element }) => (settled.has(key) ? [[key, element]] : [])),
    );
    const isOneLeft =
      [...stayed.keys()].filter(isRow).length <= 1 &&
      [...stayed.keys()].every((key) => isRow(key) || key === TAIL);
    if (!isOneLeft)
      return keys.map((key) =>
        stayed.has(key) ? { key, element: stayed.get(key) ?? key } : toElement(key),
      );
    const free = rendered.flatMap(({ key, element }) => (isRow(key) ? [element] : []));
    return keys.map((key) =>
      isRow(key) && free.length > 0 ? { key, element: free.shift() ?? key } : toElement(key),
    );
  };

  return (keys, moving) => {
    const positions = new Map(keys.map((key, at) => [key, at]));
    settled = new Set([...settled].filter((key) => positions.has(key)));
    rendered = moving ? reuseElements(keys, positions) : restoreOrder(keys);
    if (!moving) settled = new Set(keys);
    return rendered;
  };
}
