import { inOtherCase } from './code-set';
import { holds } from './assertions';
import { Memory } from './memory';
import { BEHIND, NEGATIVE, OP, RUN_SIZE, type Program, type TabledSet } from './program';
import { Stack } from './stack';
import { isHigh, isLow, widthAt } from './units';

/** The machine has used up its steps. */
export class StepsUsedUp extends Error {
  override readonly name = 'StepsUsedUp';
}

const [LAZY, POSSESSIVE] = [1, 2];

/** Runs a program over texts, by trying one choice after the other. */
export class Machine {
  private readonly slots: Int32Array;
  private text = '';
  private readonly stack = new Stack();
  private steps = 0;
  private memory: Memory | undefined;
  /** Where what is looked for behind the position has to end. */
  private target = 0;

  constructor(private readonly program: Program) {
    this.slots = new Int32Array(program.slots);
  }

  /**
   * The slots of the first match that begins at `from` or later. `steps` is how many it may take;
   * with `remembers`, it is in no state twice.
   *
   * @throws StepsUsedUp
   */
  find(text: string, from: number, steps: number, remembers: boolean): Int32Array | undefined {
    this.text = text;
    this.steps = steps;
    this.memory = remembers ? new Memory(this.program.splits, text.length) : undefined;
    this.slots.fill(-1);
    try {
      return this.search(from);
    } finally {
      this.text = '';
      this.memory = undefined;
      this.stack.clear();
    }
  }

  private search(from: number): Int32Array | undefined {
    const { text, slots } = this;
    const { first, anchored } = this.program;
    for (let start = from; start <= text.length; start += 1) {
      if (start > 0 && anchored) return undefined;
      const unit = text.charCodeAt(start);
      if (first !== undefined && !(unit >= 256) && first[unit] !== 1) continue;
      if (start > 0 && isLow(unit) && isHigh(text.charCodeAt(start - 1))) continue;
      const end = this.run(0, start);
      if (end >= 0) {
        slots[0] = start;
        slots[1] = end;
        return slots.slice();
      }
    }
    return undefined;
  }

  /** The end of the match of the instructions from `pc`, or -1. */
  private run(pc: number, at: number): number {
    const { program, text, slots, stack } = this;
    const { code, sets } = program;
    const base = this.stack.top;
    for (;;) {
      this.steps -= 1;
      if (this.steps < 0) throw new StepsUsedUp();
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
          this.stack.push(code[pc + 2] as number, at, -1);
          pc = code[pc + 1] as number;
          matches = true;
          break;
        case OP.jump:
          pc = code[pc + 1] as number;
          matches = true;
          break;
        case OP.save: {
          const slot = code[pc + 1] as number;
          this.stack.push(-1 - slot, slots[slot] as number, 0);
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
        if (stack.top === base) return -1;
        stack.top -= 3;
        const { entries, top } = stack;
        const what = entries[top] as number;
        if (what < 0) {
          slots[-1 - what] = entries[top + 1] as number;
          continue;
        }
        at = entries[top + 1] as number;
        if (entries[top + 2] === -1) {
          pc = what;
          break;
        }
        at = this.resumeRun(what, at, entries[top + 2] as number);
        if (at < 0) continue;
        pc = what + RUN_SIZE;
        break;
      }
    }
  }
  private isNew(split: number, at: number): boolean {
    return this.memory === undefined || this.memory.isNew(split, at);
  }

  /** Runs a part whose choices are final once it matches. */
  private inside(pc: number, at: number): number {
    const base = this.stack.top;
    const entered = this.memory?.enter() ?? 0;
    const end = this.run(pc, at);
    this.memory?.leave(entered, end >= 0);
    if (end >= 0) this.stack.forgetChoices(base);
    return end;
  }

  private looks(pc: number, at: number): boolean {
    const { code } = this.program;
    const flags = code[pc + 1] as number;
    const base = this.stack.top;
    const found =
      (flags & BEHIND) === 0
        ? this.inside(pc + 5, at) >= 0
        : this.isBehind(pc + 5, at, code[pc + 2] as number, code[pc + 3] as number);
    if ((flags & NEGATIVE) === 0) return found;
    if (found) this.stack.unwind(base, this.slots);
    return !found;
  }

  /** Tries the shortest text first, as Java does. */
  private isBehind(pc: number, at: number, least: number, most: number): boolean {
    const { memory, target } = this;
    const last = Math.max(0, at - most);
    // What it runs into depends on where it has to end.
    this.memory = undefined;
    this.target = at;
    let found = false;
    for (let start = at - least; start >= last && !found; start -= 1)
      found = this.inside(pc, start) >= 0;
    this.memory = memory;
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
    this.steps -= count >> 3;
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
      this.steps -= (from - at) >> 3;
      if (at < floor) return -1;
    }
    if (at > floor) this.stack.push(pc, at, floor);
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
    this.steps -= (at - from) >> 3;
    if (rest > 0) this.stack.push(pc, at, rest);
    return at;
  }

  private referenced(group: number, ignoreCase: boolean, at: number): number {
    const [start, end] = [this.slots[2 * group] as number, this.slots[2 * group + 1] as number];
    if (start < 0 || end < start) return -1;
    for (let index = start; index < end; index += 1) {
      const [one, other] = [this.text.charCodeAt(index), this.text.charCodeAt(at + index - start)];
      if (one !== other && !(ignoreCase && inOtherCase(one, false) === other)) return -1;
    }
    this.steps -= (end - start) >> 3;
    return at + end - start;
  }
}
