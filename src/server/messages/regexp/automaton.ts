import { nodeText } from '@/domain/node-text/node-text';
import { ConditionError } from './condition-error';
import { includes, LAST_CODE_POINT, union, type CharSet } from './char-set';
import type { Regexp } from './tree';

/**
 * Lucene's limit for determinizing an automaton: ten times `max_determinized_states`, counted in
 * NFA states per DFA state.
 */
const MOST_EFFORT = 100_000;
/**
 * The maximum number of transitions to visit, about a second; with many symbols they outnumber the
 * states.
 */
const MOST_STEPS = 2_000_000;

/**
 * Characters that a pattern does not distinguish share a symbol. The last symbols may be of the
 * delimiter.
 */
export type Alphabet = { symbols: readonly CharSet[] };

/** State 0 is the initial one. Every state has a transition for every symbol. */
export type Automaton = { next: readonly (readonly number[])[]; accepts: readonly boolean[] };

/**
 * The DFA of a pattern over texts without the characters of `frame`. @throws ConditionError if it
 * is too large
 */
export function automatonOf(
  node: Regexp,
  frame: CharSet,
): { automaton: Automaton; alphabet: Alphabet } {
  const alphabet = alphabetOf(node, frame);
  const builder = new Builder(alphabet);
  return { automaton: builder.minimal(builder.deterministic(node)), alphabet };
}

function alphabetOf(node: Regexp, frame: CharSet): Alphabet {
  const sets = setsOf(node);
  const starts = new Set<number>([0]);
  for (const [first, last] of [...sets, frame].flat()) starts.add(first).add(last + 1);
  const bySets = new Map<string, CharSet>();
  const sorted = [...starts].filter((start) => start <= LAST_CODE_POINT).sort((a, b) => a - b);
  sorted.forEach((start, index) => {
    if (includes(frame, start)) return;
    const name = sets.map((set) => (includes(set, start) ? '1' : '0')).join('');
    bySets.set(
      name,
      union(bySets.get(name) ?? [], [[start, (sorted[index + 1] ?? LAST_CODE_POINT + 1) - 1]]),
    );
  });
  return { symbols: [...bySets.values()] };
}

function setsOf(node: Regexp): CharSet[] {
  switch (node.kind) {
    case 'char':
      return [node.set];
    case 'sequence':
    case 'intersection':
      return node.parts.flatMap(setsOf);
    case 'union':
      return node.ways.flatMap(setsOf);
    case 'complement':
    case 'repeat':
      return setsOf(node.of);
  }
}

/** A fragment of the NFA, from its start state to its end state. */
type Fragment = { from: number; to: number };

class Builder {
  private effort = 0;
  private steps = 0;

  constructor(private readonly alphabet: Alphabet) {}

  deterministic(node: Regexp): Automaton {
    if (node.kind === 'complement') {
      const { next, accepts } = this.deterministic(node.of);
      return { next, accepts: accepts.map((accepted) => !accepted) };
    }
    if (node.kind === 'intersection')
      return node.parts
        .map((part) => this.deterministic(part))
        .reduce((one, other) => this.minimal(this.product(one, other)));
    const graph = new Graph(
      this.alphabet,
      (part) => this.minimal(this.deterministic(part)),
      (work) => this.spend(work),
    );
    return this.subsets(graph, graph.add(node));
  }

  private product(one: Automaton, other: Automaton): Automaton {
    return this.explored([0, 0].join(), (name) => {
      const [a = 0, b = 0] = name.split(',').map(Number);
      this.spend(2);
      return {
        accepts: (one.accepts[a] ?? false) && (other.accepts[b] ?? false),
        next: this.alphabet.symbols.map(
          (_, symbol) => `${one.next[a]?.[symbol] ?? 0},${other.next[b]?.[symbol] ?? 0}`,
        ),
      };
    });
  }

  private subsets(graph: Graph, { from, to }: Fragment): Automaton {
    return this.explored(graph.closure([from]).join(), (name) => {
      const states = name === '' ? [] : name.split(',').map(Number);
      this.spend(states.length);
      const after = graph.after(states);
      return {
        accepts: states.includes(to),
        next: after.map((reached) => this.counted(graph.closure([...reached])).join()),
      };
    });
  }

  /** All reachable states by name. */
  private explored(
    first: string,
    look: (name: string) => { accepts: boolean; next: readonly string[] },
  ): Automaton {
    const numbers = new Map([[first, 0]]);
    const names = [first];
    const next: number[][] = [];
    const accepts: boolean[] = [];
    for (let at = 0; at < names.length; at += 1) {
      const state = look(names[at] ?? '');
      this.count(state.next.length);
      accepts.push(state.accepts);
      next.push(
        state.next.map(
          (name) => numbers.get(name) ?? (numbers.set(name, names.length), names.push(name) - 1),
        ),
      );
    }
    return { next, accepts };
  }

  /** The minimal automaton, by partition refinement. */
  minimal({ next, accepts }: Automaton): Automaton {
    let classes = accepts.map(Number);
    let count = new Set(classes).size;
    for (;;) {
      this.count(next.length * this.alphabet.symbols.length);
      const numbers = new Map<string, number>();
      const finer = classes.map((own, state) => {
        const name = [own, ...(next[state] ?? []).map((to) => classes[to])].join();
        return numbers.get(name) ?? (numbers.set(name, numbers.size), numbers.size - 1);
      });
      classes = finer;
      if (numbers.size === count) break;
      count = numbers.size;
    }
    // Numbered in order of appearance, so that the initial state stays first.
    const members = Array.from({ length: count }, (_, index) => classes.indexOf(index));
    return {
      next: members.map((state) => (next[state] ?? []).map((to) => classes[to] ?? 0)),
      accepts: members.map((state) => accepts[state] ?? false),
    };
  }

  private counted(states: readonly number[]): readonly number[] {
    this.count(states.length);
    return states;
  }

  private count(steps: number): void {
    this.steps += steps;
    if (this.steps >= MOST_STEPS) tooComplex();
  }

  private spend(effort: number): void {
    this.effort += effort;
    if (this.effort >= MOST_EFFORT) tooComplex();
  }
}

function tooComplex(): never {
  throw new ConditionError(nodeText('node.regexp.tooComplex', { effort: MOST_EFFORT / 10 }));
}

/** An NFA under construction. */
class Graph {
  private readonly empty: number[][] = [];
  private readonly steps: (readonly [symbol: number, to: number])[][] = [];

  constructor(
    private readonly alphabet: Alphabet,
    private readonly deterministic: (node: Regexp) => Automaton,
    private readonly spend: (effort: number) => void,
  ) {}

  add(node: Regexp): Fragment {
    switch (node.kind) {
      case 'char': {
        const fragment = { from: this.state(), to: this.state() };
        this.alphabet.symbols.forEach((symbol, index) => {
          if (includes(node.set, symbol[0]?.[0] ?? -1))
            this.steps[fragment.from]?.push([index, fragment.to]);
        });
        return fragment;
      }
      case 'sequence':
        return this.chain(node.parts.map((part) => () => this.add(part)));
      case 'union': {
        const fragment = { from: this.state(), to: this.state() };
        for (const way of node.ways) this.connect(fragment.from, this.add(way), fragment.to);
        return fragment;
      }
      case 'repeat':
        return this.repeated(node);
      case 'intersection':
      case 'complement':
        return this.embedded(this.deterministic(node));
    }
  }

  closure(states: readonly number[]): number[] {
    const found = new Set(states);
    for (const state of found) for (const to of this.empty[state] ?? []) found.add(to);
    return [...found].sort((a, b) => a - b);
  }

  /** The successors by symbol. */
  after(states: readonly number[]): Set<number>[] {
    const reached = this.alphabet.symbols.map(() => new Set<number>());
    for (const state of states)
      for (const [symbol, to] of this.steps[state] ?? []) reached[symbol]?.add(to);
    return reached;
  }

  private repeated({ of, min, max }: Extract<Regexp, { kind: 'repeat' }>): Fragment {
    const optional = (): Fragment => {
      const fragment = { from: this.state(), to: this.state() };
      this.connect(fragment.from, this.add(of), fragment.to);
      this.empty[fragment.from]?.push(fragment.to);
      return fragment;
    };
    const loop = (): Fragment => {
      const middle = this.state();
      this.connect(middle, this.add(of), middle);
      return { from: middle, to: middle };
    };
    // Checked before the copies are made.
    this.spend(max ?? min);
    const required = Array.from({ length: min }, () => () => this.add(of));
    const more = max === undefined ? [loop] : Array.from({ length: max - min }, () => optional);
    return this.chain([...required, ...more]);
  }

  private embedded({ next, accepts }: Automaton): Fragment {
    const states = accepts.map(() => this.state());
    const to = this.state();
    accepts.forEach((accepted, index) => {
      const from = states[index] ?? 0;
      if (accepted) this.empty[from]?.push(to);
      next[index]?.forEach((target, symbol) =>
        this.steps[from]?.push([symbol, states[target] ?? 0]),
      );
    });
    return { from: states[0] ?? 0, to };
  }

  private chain(parts: readonly (() => Fragment)[]): Fragment {
    const from = this.state();
    let end = from;
    for (const part of parts) {
      const fragment = part();
      this.empty[end]?.push(fragment.from);
      end = fragment.to;
    }
    const to = this.state();
    this.empty[end]?.push(to);
    return { from, to };
  }

  private connect(from: number, fragment: Fragment, to: number): void {
    this.empty[from]?.push(fragment.from);
    this.empty[fragment.to]?.push(to);
  }

  private state(): number {
    this.spend(0.5);
    this.steps.push([]);
    return this.empty.push([]) - 1;
  }
}
