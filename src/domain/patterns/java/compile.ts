import { firstUnits, isAnchored } from './first-units';
import { PatternLimitError } from './pattern-error';
import {
  ASSERTIONS,
  BEHIND,
  MODES,
  NEGATIVE,
  OP,
  RUN_SIZE,
  tabled,
  type Program,
  type TabledSet,
} from './program';
import type { ParsedPattern } from './parse';
import { widthOf, type Part } from './syntax-tree';

/** The most numbers in the code of an expression. */
const MOST_CODE = 100_000;

/**
 * The program of an expression. With `inSteps`, repetitions of single characters are loops like any
 * other, so that each state of the machine is a split and a position.
 *
 * @throws PatternLimitError if it is too large
 */
export function compileProgram({ part, groups }: ParsedPattern, inSteps: boolean): Program {
  const compiler = new Compiler(groups, inSteps);
  compiler.add(part);
  compiler.emit(OP.match);
  const first = firstUnits(part);
  return {
    code: withFollowing(Int32Array.from(compiler.code)),
    sets: compiler.sets,
    slots: compiler.slots,
    splits: compiler.splits,
    first: first.mayBeEmpty ? undefined : first.latin,
    anchored: isAnchored(part),
  };
}

type Repeat = Extract<Part, { kind: 'repeat' }>;

class Compiler {
  readonly code: number[] = [];
  readonly sets: TabledSet[] = [];
  private readonly indices = new Map<TabledSet['has'], number>();
  slots: number;
  splits = 0;

  constructor(
    groups: number,
    private readonly inSteps: boolean,
  ) {
    this.slots = 2 * (groups + 1);
  }

  emit(...numbers: number[]): number {
    const at = this.code.length;
    this.code.push(...numbers);
    if (this.code.length > MOST_CODE) throw new PatternLimitError('The expression is too large.');
    return at;
  }

  add(part: Part): void {
    switch (part.kind) {
      case 'empty':
        return;
      case 'never':
        this.emit(OP.fail);
        return;
      case 'char':
        for (const unit of unitsOf(part.code)) this.emit(OP.char, unit);
        return;
      case 'set':
        this.emit(OP.set, this.setOf(part.set));
        return;
      case 'sequence':
        for (const one of part.parts) this.add(one);
        return;
      case 'choice':
        this.choice(part.parts);
        return;
      case 'repeat':
        this.repeat(part);
        return;
      case 'group':
        this.emit(OP.save, 2 * part.index);
        this.add(part.part);
        this.emit(OP.save, 2 * part.index + 1);
        return;
      case 'atomic':
        this.atomic(part.part);
        return;
      case 'look': {
        const { least, most } = part.behind ? widthOf(part.part) : { least: 0, most: 0 };
        const flags = (part.behind ? BEHIND : 0) | (part.negative ? NEGATIVE : 0);
        const at = this.emit(OP.look, flags, least, most, 0);
        this.add(part.part);
        this.emit(part.behind ? OP.matchAt : OP.match);
        this.code[at + 4] = this.code.length;
        return;
      }
      case 'assertion':
        this.emit(OP.assert, ASSERTIONS.indexOf(part.is), part.unixLines ? 1 : 0);
        return;
      case 'reference':
        this.emit(OP.reference, part.index, part.ignoreCase ? 1 : 0);
    }
  }

  private setOf(set: TabledSet['has']): number {
    const known = this.indices.get(set) ?? this.sets.push(tabled(set)) - 1;
    this.indices.set(set, known);
    return known;
  }

  private split(first: number, second: number): number {
    this.splits += 1;
    return this.emit(OP.split, first, second, this.splits - 1);
  }

  private choice(parts: readonly Part[]): void {
    const ends: number[] = [];
    for (const [index, part] of parts.entries()) {
      if (index === parts.length - 1) this.add(part);
      else {
        const at = this.split(0, 0);
        this.code[at + 1] = this.code.length;
        this.add(part);
        ends.push(this.emit(OP.jump, 0));
        this.code[at + 2] = this.code.length;
      }
    }
    for (const end of ends) this.code[end + 1] = this.code.length;
  }

  private atomic(part: Part): void {
    if (part.kind === 'repeat' && isSingle(part.part) && part.mode === 'greedy' && !this.inSteps) {
      this.run({ ...part, mode: 'possessive' });
      return;
    }
    this.splits += 1;
    const at = this.emit(OP.atomic, 0, this.splits - 1);
    this.add(part);
    this.emit(OP.match);
    this.code[at + 1] = this.code.length;
  }

  private repeat(part: Repeat): void {
    if (isSingle(part.part) && !this.inSteps) this.run(part);
    else if (part.mode === 'possessive') this.atomic({ ...part, mode: 'greedy' });
    else this.copies(part);
  }

  private run({ part, least, most, mode }: Repeat): void {
    const set = part.kind === 'set' ? part.set : undefined;
    const code = part.kind === 'char' ? part.code : 0;
    const index = this.setOf(set ?? this.charSet(code));
    const bound = Math.min(most, 0x7fffffff);
    this.emit(OP.run, index, least, bound, MODES.indexOf(mode), -1);
  }

  private readonly chars = new Map<number, TabledSet['has']>();
  private charSet(code: number): TabledSet['has'] {
    const set = this.chars.get(code) ?? ((other: number) => other === code);
    this.chars.set(code, set);
    return set;
  }

  /** As many copies as there have to be, then optional ones or a loop. */
  private copies({ part, least, most, mode }: Repeat): void {
    for (let count = 0; count < least; count += 1) {
      const { length } = this.code;
      this.add(part);
      // Copies of nothing would not grow.
      if (this.code.length === length) break;
    }
    if (most === Infinity) {
      this.loop(part, mode);
      return;
    }
    const ends: number[] = [];
    for (let count = least; count < most; count += 1) {
      const at = this.optional(mode);
      ends.push(at);
      this.add(part);
    }
    for (const at of ends) this.end(at, mode);
  }

  private loop(part: Part, mode: Repeat['mode']): void {
    const at = this.optional(mode);
    const mayBeEmpty = widthOf(part).least === 0;
    const slot = this.slots;
    if (mayBeEmpty) {
      this.slots += 1;
      this.emit(OP.save, slot);
    }
    this.add(part);
    if (mayBeEmpty) this.emit(OP.jumpIfAt, slot, this.code.length + 5);
    this.emit(OP.jump, at);
    this.end(at, mode);
  }

  private optional(mode: Repeat['mode']): number {
    const at = this.split(0, 0);
    this.code[at + (mode === 'lazy' ? 2 : 1)] = this.code.length;
    return at;
  }

  private end(at: number, mode: Repeat['mode']): void {
    this.code[at + (mode === 'lazy' ? 1 : 2)] = this.code.length;
  }
}

const isSingle = (part: Part) => part.kind === 'set' || part.kind === 'char';

const unitsOf = (code: number): number[] =>
  Array.from(String.fromCodePoint(code)).flatMap((char) =>
    Array.from({ length: char.length }, (_, index) => char.charCodeAt(index)),
  );

/** Tells each run of a set which unit has to come after it, where that is known. */
function withFollowing(code: Int32Array): Int32Array {
  for (let at = 0; at < code.length; at += sizeOf(code, at))
    if (code[at] === OP.run) code[at + 5] = unitAt(code, at + RUN_SIZE);
  return code;
}

const SIZES: readonly number[] = [1, 2, 2, 4, 2, 2, 3, RUN_SIZE, 3, 5, 3, 3, 1, 1];
const sizeOf = (code: Int32Array, at: number) => SIZES[code[at] ?? 0] ?? 1;

function unitAt(code: Int32Array, start: number): number {
  let at = start;
  for (let jumps = 0; jumps < 8;) {
    if (code[at] === OP.save) at += 2;
    else if (code[at] === OP.jump) {
      at = code[at + 1] ?? at;
      jumps += 1;
    } else break;
  }
  const unit = code[at] === OP.char ? (code[at + 1] ?? -1) : -1;
  return unit >= 0xd800 && unit < 0xe000 ? -1 : unit;
}
