/** What React tells of a part of the page; see its `FiberNode`. */
type Fiber = {
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
};
type Tools = {
  supportsFiber: true;
  inject: () => number;
  onCommitFiberRoot: (id: number, root: { current: Fiber }) => void;
  onCommitFiberUnmount: () => void;
};

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: Tools | undefined;
}

/** React's PerformedWork. */
const RENDERED = 1;
let counted: Map<string, number> | undefined;

// React looks for developer tools once, when it is first imported, and keeps the object: it is made
// before, and changed for later files of the same worker.
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: () => undefined,
  onCommitFiberUnmount: () => undefined,
};
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__.onCommitFiberRoot = (_, { current }) => {
  if (counted) count(current, counted);
};

/** How often each component was rendered while something was done, by the name of its function. */
export async function rendersWhile(
  act: () => Promise<unknown>,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  counted = counts;
  try {
    await act();
  } finally {
    counted = undefined;
  }
  return counts;
}

function count(fiber: Fiber, counts: Map<string, number>): void {
  const before = fiber.alternate;
  const name = nameOf(fiber.type);
  if (name !== undefined && (!before || (fiber.flags & RENDERED) !== 0))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  // What was not gone into has its children of before.
  if (before && before.child === fiber.child) return;
  for (let child = fiber.child; child; child = child.sibling) count(child, counts);
}

function nameOf(type: unknown): string | undefined {
  if (typeof type === 'function') return type.name;
  return typeof type === 'object' && type !== null && 'type' in type
    ? nameOf(type.type)
    : undefined;
}
