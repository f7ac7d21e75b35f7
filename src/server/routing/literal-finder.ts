/** Calls `found` with each literal that occurs in the text, possibly more than once. */
export type LiteralFinder = (text: string, found: (literal: number) => void) => void;

const NONE = -1;
const ROOT = 0;

/**
 * An Aho–Corasick automaton: one pass over the text for any number of literals, which must not be
 * empty.
 */
export function createLiteralFinder(literals: readonly string[]): LiteralFinder {
  const { edges, count, parent, unit, depth, literalAt } = trieOf(literals);
  const fail = new Int32Array(count);
  /** The nearest node where a literal ends, including the node itself. */
  const ends = new Int32Array(count).fill(NONE);
  const step = (from: number, code: number): number => {
    let node = from;
    for (;;) {
      const next = edges.get(node, code);
      if (next !== NONE) return next;
      if (node === ROOT) return ROOT;
      node = fail[node] ?? ROOT;
    }
  };

  const byDepth = Array.from({ length: count - 1 }, (_, index) => index + 1).sort(
    (a, b) => (depth[a] ?? 0) - (depth[b] ?? 0),
  );
  for (const node of byDepth) {
    if ((depth[node] ?? 0) > 1)
      fail[node] = step(fail[parent[node] ?? ROOT] ?? ROOT, unit[node] ?? 0);
    ends[node] = literalAt[node] === NONE ? (ends[fail[node] ?? ROOT] ?? NONE) : node;
  }

  return (text, found) => {
    let node = ROOT;
    for (let index = 0; index < text.length; index += 1) {
      node = step(node, text.charCodeAt(index));
      for (let end = ends[node] ?? NONE; end !== NONE; end = ends[fail[end] ?? ROOT] ?? NONE)
        found(literalAt[end] ?? NONE);
    }
  };
}

/**
 * The trie of the literals: for each node its parent, its UTF-16 unit, and the literal that ends
 * there.
 */
function trieOf(literals: readonly string[]) {
  const most = literals.reduce((sum, literal) => sum + literal.length, 1);
  const edges = createEdges(most);
  const [parent, unit, depth] = [new Int32Array(most), new Uint16Array(most), new Int32Array(most)];
  const literalAt = new Int32Array(most).fill(NONE);
  let count = 1;
  literals.forEach((literal, number) => {
    let node = ROOT;
    for (let index = 0; index < literal.length; index += 1) {
      const code = literal.charCodeAt(index);
      let next = edges.get(node, code);
      if (next === NONE) {
        next = count;
        count += 1;
        edges.set(node, code, next);
        [parent[next], unit[next], depth[next]] = [node, code, index + 1];
      }
      node = next;
    }
    literalAt[node] = number;
  });
  return { edges, count, parent, unit, depth, literalAt };
}

/**
 * (node, unit) → node as an open-addressing hash table; a dense table would take a hundred times
 * the memory with thousands of literals.
 */
function createEdges(most: number) {
  const size = 2 ** Math.ceil(Math.log2(most * 2 + 2));
  const [nodes, units, targets] = [
    new Int32Array(size).fill(NONE),
    new Uint16Array(size),
    new Int32Array(size),
  ];
  /** A fast path, because most characters do not start a literal. */
  const fromRoot = new Int32Array(256).fill(NONE);
  const slotOf = (node: number, code: number): number => {
    let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(code, 0x85ebca6b)) & (size - 1);
    while (nodes[slot] !== NONE && (nodes[slot] !== node || units[slot] !== code))
      slot = (slot + 1) & (size - 1);
    return slot;
  };

  return {
    get(node: number, code: number): number {
      if (node === ROOT && code < 256) return fromRoot[code] ?? NONE;
      const slot = slotOf(node, code);
      return nodes[slot] === NONE ? NONE : (targets[slot] ?? NONE);
    },
    set(node: number, code: number, target: number): void {
      if (node === ROOT && code < 256) fromRoot[code] = target;
      const slot = slotOf(node, code);
      [nodes[slot], units[slot], targets[slot]] = [node, code, target];
    },
  };
}
