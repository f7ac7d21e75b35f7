import { inOtherCase } from './code-set';
import { holds } from './assertions';
import { BEHIND, NEGATIVE, OP, RUN_SIZE, type Program, type TabledSet } from './program';

/** The machine has used up its steps. */
export class StepsUsedUp extends Error {
  override readonly name = 'StepsUsedUp';
}

const [LAZY, POSSESSIVE] = [1, 2];
const isHigh = (unit: number) => (unit & 0xfc00) === 0xd800;
const isLow = (unit: number) => (unit & 0xfc00) === 0xdc00;

/**
 * Runs a program over a text, by trying one choice after the other. With `memory`, no state is
 * tried twice: a bit for each split and position.
 */
export class Machine {
  readonly slots: Int32Array;
  /**
   * What is left to try, three numbers each: an instruction and a position; an instruction of a
   * run and where it stands; or, below zero, a slot and its value before.
   */
  private stack = new Int32Array(192);
  private top = 0;
  private steps = 0;
  private readonly width: number;
  private readonly visited: Uint32Array | undefined;
  /** States visited by the parts that run by themselves, which are forgotten if these match. */
  private readonly log: number[] = [];
  private depth = 0;
  /** Where what is looked for behind the position has to end. */
  private target = 0;
  private remembers: boolean;

  constructor(
    private readonly program: Program,
    private readonly text: string,
    private readonly mostSteps: number,
    memory: boolean,
  ) {
    this.slots = new Int32Array(program.slots).fill(-1);
    this.width = text.length + 1;
    this.remembers = memory;
    this.visited = memory
      ? new Uint32Array(Math.ceil((program.splits * this.width) / 32))
      : undefined;
  }

  /**
   * Looks for the first match that begins at `from` or later; `slots` has the places of its groups.
   * @throws StepsUsedUp
   */
  find(from: number): boolean {
    const { text } = this;
    const { first, anchored } = this.program;
    for (let start = from; start <= text.length; start += 1) {
      if (start > 0 && anchored) return false;
      const unit = text.charCodeAt(start);
      if (first !== undefined && !(unit >= 256) && first[unit] !== 1) continue;
      if (start > 0 && isLow(unit) && isHigh(text.charCodeAt(start - 1))) continue;
      const end = this.run(0, start);
      if (end >= 0) {
        this.slots[0] = start;
        this.slots[1] = end;
        return true;
      }
    }
    return false;
  }

  /** The end of the match of the instructions from `pc`, or -1. */
  private run(pc: number, at: number): number {
    const { program, text, slots } = this;
    const { code, sets } = program;
    const base = this.top;
    for (;;) {
      this.steps += 1;
      if (this.steps > this.mostSteps) throw new StepsUsedUp();
      let matches = false;
      switch (code[pc]) {
        case OP.match:
          return at;
        case OP.char:
          if (text.charCodeAt(at) === code[pc + 1]) {
            at += 1;
            pc += 2;
            matches = true;
          }
          break;
        case OP.set: {
          const width = widthAt(sets[code[pc + 1] as number] as TabledSet, text, at);
          if (width > 0) {
            at += width;
            pc += 2;
            matches = true;
          }
          break;
        }
        case OP.split:
          if (!this.isNew(code[pc + 3] as number, at)) break;
          this.push(code[pc + 2] as number, at, -1);
          pc = code[pc + 1] as number;
          matches = true;
          break;
        case OP.jump:
          pc = code[pc + 1] as number;
          matches = true;
          break;
        case OP.save: {
          const slot = code[pc + 1] as number;
          this.push(-1 - slot, slots[slot] as number, 0);
          slots[slot] = at;
          pc += 2;
          matches = true;
          break;
        }
        case OP.assert:
          matches = holds(code[pc + 1] as number, code[pc + 2] === 1, text, at);
          pc += 3;
          break;
        case OP.run: {
          const end = this.startRun(pc, at);
          matches = end >= 0;
          at = end;
          pc += RUN_SIZE;
          break;
        }
        case OP.atomic: {
          const end = this.isNew(code[pc + 2] as number, at) ? this.inside(pc + 3, at) : -1;
          matches = end >= 0;
          at = end;
          pc = code[pc + 1] as number;
          break;
        }
        case OP.look:
          matches = this.looks(pc, at);
          pc = code[pc + 4] as number;
          break;
        case OP.reference: {
          const end = this.referenced(code[pc + 1] as number, code[pc + 2] === 1, at);
          matches = end >= 0;
          at = end;
          pc += 3;
          break;
        }
        case OP.matchAt:
          if (at === this.target) return at;
          break;
        case OP.jumpIfAt:
          pc = slots[code[pc + 1] as number] === at ? (code[pc + 2] as number) : pc + 3;
          matches = true;
          break;
      }
      if (matches) continue;

      for (;;) {
        if (this.top === base) return -1;
        this.top -= 3;
        const { stack, top } = this;
        const what = stack[top] as number;
        if (what < 0) {
          slots[-1 - what] = stack[top + 1] as number;
          continue;
        }
        at = stack[top + 1] as number;
        if (stack[top + 2] === -1) {
          pc = what;
          break;
        }
        at = this.resumeRun(what, at, stack[top + 2] as number);
        if (at < 0) continue;
        pc = what + RUN_SIZE;
        break;
      }
    }
  }
  private push(what: number, at: number, rest: number): void {
    if (this.top + 3 > this.stack.length) {
      const larger = new Int32Array(this.stack.length * 2);
      larger.set(this.stack);
      this.stack = larger;
    }
    this.stack[this.top] = what;
    this.stack[this.top + 1] = at;
    this.stack[this.top + 2] = rest;
    this.top += 3;
  }

  private isNew(split: number, at: number): boolean {
    if (!this.remembers || this.visited === undefined) return true;
    const index = split * this.width + at;
    const [word, bit] = [index >>> 5, 1 << (index & 31)];
    const states = this.visited[word] as number;
    if ((states & bit) !== 0) return false;
    this.visited[word] = states | bit;
    if (this.depth > 0) this.log.push(index);
    return true;
  }

  /** Runs a part whose choices are final once it matches. */
  private inside(pc: number, at: number): number {
    const [base, logged] = [this.top, this.log.length];
    this.depth += 1;
    const end = this.run(pc, at);
    this.depth -= 1;
    if (end < 0) {
      if (this.depth === 0) this.log.length = 0;
      return -1;
    }
    // From these states it would match again.
    for (const index of this.log.splice(logged))
      if (this.visited)
        this.visited[index >>> 5] = (this.visited[index >>> 5] as number) & ~(1 << (index & 31));
    this.forgetChoices(base);
    return end;
  }

  /** Keeps only what restores slots. */
  private forgetChoices(base: number): void {
    let kept = base;
    for (let entry = base; entry < this.top; entry += 3) {
      if ((this.stack[entry] as number) >= 0) continue;
      this.stack.copyWithin(kept, entry, entry + 3);
      kept += 3;
    }
    this.top = kept;
  }

  private restoreSlots(base: number): void {
    while (this.top > base) {
      this.top -= 3;
      const what = this.stack[this.top] as number;
      if (what < 0) this.slots[-1 - what] = this.stack[this.top + 1] as number;
    }
  }

  private looks(pc: number, at: number): boolean {
    const { code } = this.program;
    const flags = code[pc + 1] as number;
    const base = this.top;
    const found =
      (flags & BEHIND) === 0
        ? this.inside(pc + 5, at) >= 0
        : this.isBehind(pc + 5, at, code[pc + 2] as number, code[pc + 3] as number);
    if ((flags & NEGATIVE) === 0) return found;
    if (found) this.restoreSlots(base);
    return !found;
  }

  /** Tries the shortest text first, as Java does. */
  private isBehind(pc: number, at: number, least: number, most: number): boolean {
    const [{ remembers, target }, last] = [this, Math.max(0, at - most)];
    // Its states depend on the position where it has to end.
    this.remembers = false;
    this.target = at;
    let found = false;
    for (let start = at - least; start >= last && !found; start -= 1)
      found = this.inside(pc, start) >= 0;
    this.remembers = remembers;
    this.target = target;
    return found;
  }

  private startRun(pc: number, at: number): number {
    const { code, sets } = this.program;
    const set = sets[code[pc + 1] as number] as TabledSet;
    const [least, most, mode] = [
      code[pc + 2] as number,
      code[pc + 3] as number,
      code[pc + 4] as number,
    ];
    const bound = mode === LAZY ? least : most;
    let [count, end, floor] = [0, at, at];
    while (count < bound) {
      const width = widthAt(set, this.text, end);
      if (width === 0) break;
      end += width;
      count += 1;
      if (count === least) floor = end;
    }
    this.steps += count >> 3;
    if (count < least) return -1;
    if (mode === POSSESSIVE) return end;
    return mode === LAZY ? this.further(pc, end, most - least) : this.back(pc, end, floor);
  }

  private resumeRun(pc: number, at: number, rest: number): number {
    const { code, sets } = this.program;
    if (code[pc + 4] === LAZY) {
      const width = widthAt(sets[code[pc + 1] as number] as TabledSet, this.text, at);
      return width === 0 ? -1 : this.further(pc, at + width, rest - 1);
    }
    const isPair = isLow(this.text.charCodeAt(at - 1)) && isHigh(this.text.charCodeAt(at - 2));
    const before = at - (isPair ? 2 : 1);
    return before < rest ? -1 : this.back(pc, before, rest);
  }

  /** The end of a greedy run, at most `from` and at least `floor`. */
  private back(pc: number, from: number, floor: number): number {
    const following = this.program.code[pc + 5] as number;
    let at = from;
    if (following >= 0) {
      while (at >= floor && this.text.charCodeAt(at) !== following) at -= 1;
      this.steps += (from - at) >> 3;
      if (at < floor) return -1;
    }
    if (at > floor) this.push(pc, at, floor);
    return at;
  }

  /** The end of a lazy run, from `at` on with at most `most` characters more. */
  private further(pc: number, from: number, most: number): number {
    const { code, sets } = this.program;
    const following = code[pc + 5] as number;
    const set = sets[code[pc + 1] as number] as TabledSet;
    let [at, rest] = [from, most];
    while (following >= 0 && this.text.charCodeAt(at) !== following) {
      const width = rest > 0 ? widthAt(set, this.text, at) : 0;
      if (width === 0) return -1;
      at += width;
      rest -= 1;
    }
    this.steps += (at - from) >> 3;
    if (rest > 0) this.push(pc, at, rest);
    return at;
  }

  private referenced(group: number, ignoreCase: boolean, at: number): number {
    const [start, end] = [this.slots[2 * group] as number, this.slots[2 * group + 1] as number];
    if (start < 0 || end < start) return -1;
    for (let index = start; index < end; index += 1) {
      const [one, other] = [this.text.charCodeAt(index), this.text.charCodeAt(at + index - start)];
      if (one !== other && !(ignoreCase && inOtherCase(one, false) === other)) return -1;
    }
    this.steps += (end - start) >> 3;
    return at + end - start;
  }
}

function widthAt(set: TabledSet, text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit < 256) return set.latin[unit] as number;
  if (!(unit >= 256)) return 0;
  if (isHigh(unit) && isLow(text.charCodeAt(at + 1)))
    return set.has(text.codePointAt(at) as number) ? 2 : 0;
  return set.has(unit) ? 1 : 0;
}
