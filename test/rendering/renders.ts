/** The part of React's `FiberNode` that is needed here. */
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

/** React's PerformedWork flag. */
const RENDERED = 1;
let counted: Map<string, number> | undefined;

// React looks for developer tools once, when it is first imported, and keeps the object. So it is
// created before, and reused by later files of the same worker.
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: () => undefined,
  onCommitFiberUnmount: () => undefined,
};
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__.onCommitFiberRoot = (_, { current }) => {
  if (counted) count(current, counted);
};

/** Counts the renders of each component during an action, by the name of its function. */
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
  // A skipped subtree has the same children as before.
  if (before && before.child === fiber.child) return;
  for (let child = fiber.child; child; child = child.sibling) count(child, counts);
}

function nameOf(type: unknown): string | undefined {
  if (typeof type === 'function') return type.name;
  return typeof type === 'object' && type !== null && 'type' in type
    ? nameOf(type.type)
    : undefined;
}
