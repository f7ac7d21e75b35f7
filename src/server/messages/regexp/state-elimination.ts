import type { Alphabet, Automaton } from './automaton';
import { union, type CharSet } from './char-set';
import { setExpression } from './expression';

/** `isWay`: whether it has a `|` outside of parentheses. */
type Part = { text: string; isWay: boolean };

const EMPTY: Part = { text: '', isWay: false };
const grouped = ({ text, isWay }: Part) => (isWay ? `(?:${text})` : text);

/**
 * Converts an automaton to an RE2 expression by eliminating its states one by one. Returns
 * undefined if that exceeds `longest` characters, as it may grow exponentially.
 */
export function expressionOfAutomaton(
  automaton: Automaton,
  alphabet: Alphabet,
  chars: CharSet,
  longest: number,
): string | undefined {
  const edges = edgesOf(automaton, alphabet, chars);
  const start = automaton.accepts.length;
  const end = start + 1;
  const remaining = new Set(automaton.accepts.keys());
  while (remaining.size > 0) {
    const state = cheapest(remaining, edges);
    remaining.delete(state);
    edges.takeOut(state);
    if (edges.length() > longest) return undefined;
  }
  const whole = edges.get(start, end);
  return whole === undefined ? setExpression([], chars) : grouped(whole);
}

function edgesOf({ next, accepts }: Automaton, { symbols }: Alphabet, chars: CharSet): Edges {
  const edges = new Edges();
  const [start, end] = [accepts.length, accepts.length + 1];
  edges.add(start, 0, EMPTY);
  next.forEach((targets, from) => {
    const sets = new Map<number, CharSet>();
    targets.forEach((to, symbol) => sets.set(to, union(sets.get(to) ?? [], symbols[symbol] ?? [])));
    for (const [to, set] of sets)
      edges.add(from, to, { text: setExpression(set, chars), isWay: false });
    if (accepts[from]) edges.add(from, end, EMPTY);
  });
  return edges;
}

/** The state whose elimination adds the least text. */
function cheapest(states: ReadonlySet<number>, edges: Edges): number {
  let best = -1;
  let least = Infinity;
  for (const state of states) {
    const cost = edges.costOf(state);
    if (cost >= least) continue;
    least = cost;
    best = state;
  }
  return best;
}

class Edges {
  private readonly out = new Map<number, Map<number, Part>>();
  private readonly into = new Map<number, Set<number>>();

  get(from: number, to: number): Part | undefined {
    return this.out.get(from)?.get(to);
  }

  add(from: number, to: number, part: Part): void {
    const ways = this.out.get(from) ?? new Map<number, Part>();
    const known = ways.get(to);
    ways.set(to, known === undefined ? part : { text: `${known.text}|${part.text}`, isWay: true });
    this.out.set(from, ways);
    this.into.set(to, (this.into.get(to) ?? new Set()).add(from));
  }

  /** Replaces every path through the state by an edge. */
  takeOut(state: number): void {
    const loop = this.get(state, state);
    const again = loop === undefined || loop.text === '' ? '' : `(?:${loop.text})*`;
    for (const from of this.before(state)) {
      const first = grouped(this.get(from, state) ?? EMPTY);
      for (const [to, part] of this.after(state))
        this.add(from, to, { text: `${first}${again}${grouped(part)}`, isWay: false });
      this.out.get(from)?.delete(state);
    }
    for (const [to] of this.after(state)) this.into.get(to)?.delete(state);
    this.out.delete(state);
    this.into.delete(state);
  }

  costOf(state: number): number {
    const [before, after] = [this.before(state), this.after(state)];
    const lengthOf = (part: Part | undefined) => part?.text.length ?? 0;
    const ins = before.reduce((sum, from) => sum + lengthOf(this.get(from, state)), 0);
    const outs = after.reduce((sum, [, part]) => sum + lengthOf(part), 0);
    return (
      ins * after.length +
      outs * before.length +
      lengthOf(this.get(state, state)) * before.length * after.length
    );
  }

  length(): number {
    let sum = 0;
    for (const ways of this.out.values()) for (const { text } of ways.values()) sum += text.length;
    return sum;
  }

  private before(state: number): number[] {
    return [...(this.into.get(state) ?? [])].filter((from) => from !== state);
  }

  private after(state: number): [number, Part][] {
    return [...(this.out.get(state) ?? [])].filter(([to]) => to !== state);
  }
}
