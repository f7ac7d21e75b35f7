/**
 * A row by its place in the list, which may take over the element of another; or what has an
 * element of its own, by its name.
 */
export type DrawnKey = number | string | bigint;
/** `element` is the key of the element that shows it. */
export type DrawnElement = { key: DrawnKey; element: DrawnKey };
/**
 * `keys` are what is to be drawn, from the top. Answers with their elements in the order of the
 * document.
 */
export type RowSlots = (keys: readonly DrawnKey[], moving: boolean) => readonly DrawnElement[];

/** The line below the last row: nothing in it is lost when it is moved. */
export const TAIL = 'tail';

const isRow = (key: DrawnKey) => typeof key === 'number';

/**
 * While one scrolls, rows that come take over the elements of those that went, where these stand: a
 * browser does three times as much for an element that is new or moved as for one with another
 * text. At rest the elements stand in the order of the rows again, for those who hear or copy them.
 * What was there all the time is not moved even then, because a selection in it and the focus would
 * be lost: what came in the meantime gets new elements beside it.
 */
export function rowSlots(): RowSlots {
  let drawn: readonly DrawnElement[] = [];
  /** What stands in order, since the last rest. */
  let settled: ReadonlySet<DrawnKey> = new Set();
  let elements = 0;
  const made = (key: DrawnKey): DrawnElement => ({ key, element: isRow(key) ? elements++ : key });

  const takeOver = (keys: readonly DrawnKey[], place: ReadonlyMap<DrawnKey, number>) => {
    const known = new Set(drawn.map(({ key }) => key));
    const came = keys.filter((key) => !known.has(key));
    const rows = came.filter(isRow);
    const now = drawn.flatMap((one) => {
      if (place.has(one.key)) return [one];
      const key = isRow(one.key) ? rows.shift() : undefined;
      return key === undefined ? [] : [{ key, element: one.element }];
    });
    now.push(...rows.map(made));
    const inOrder = new Set(settled);
    for (const key of came.filter((one) => !isRow(one))) {
      const next = now.findIndex(
        (one) => inOrder.has(one.key) && (place.get(one.key) ?? 0) > (place.get(key) ?? 0),
      );
      now.splice(next === -1 ? now.length : next, 0, made(key));
      inOrder.add(key);
    }
    settled = inOrder;
    return now;
  };

  const putInOrder = (keys: readonly DrawnKey[]) => {
    const stayed = new Map(
      drawn.flatMap(({ key, element }) => (settled.has(key) ? [[key, element]] : [])),
    );
    const isOneLeft =
      [...stayed.keys()].filter(isRow).length <= 1 &&
      [...stayed.keys()].every((key) => isRow(key) || key === TAIL);
    if (!isOneLeft)
      return keys.map((key) =>
        stayed.has(key) ? { key, element: stayed.get(key) ?? key } : made(key),
      );
    const free = drawn.flatMap(({ key, element }) => (isRow(key) ? [element] : []));
    return keys.map((key) =>
      isRow(key) && free.length > 0 ? { key, element: free.shift() ?? key } : made(key),
    );
  };

  return (keys, moving) => {
    const place = new Map(keys.map((key, at) => [key, at]));
    settled = new Set([...settled].filter((key) => place.has(key)));
    drawn = moving ? takeOver(keys, place) : putInOrder(keys);
    if (!moving) settled = new Set(keys);
    return drawn;
  };
}
