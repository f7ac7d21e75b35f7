const FIRST_SIZE = 192;
/** Larger stacks are not kept from one search to the next. */
const KEPT_SIZE = 30_000;

/**
 * What is left to try, three numbers each: an instruction, a position and -1; an instruction of a
 * run and where it stands; or, below zero, a slot and its value before.
 */
export class Stack {
  entries = new Int32Array(FIRST_SIZE);
  top = 0;

  clear(): void {
    this.top = 0;
    if (this.entries.length > KEPT_SIZE) this.entries = new Int32Array(FIRST_SIZE);
  }

  push(what: number, at: number, rest: number): void {
    if (this.top + 3 > this.entries.length) {
      const larger = new Int32Array(this.entries.length * 2);
      larger.set(this.entries);
      this.entries = larger;
    }
    this.entries[this.top] = what;
    this.entries[this.top + 1] = at;
    this.entries[this.top + 2] = rest;
    this.top += 3;
  }

  /** Above `base`, keeps only what restores slots. */
  forgetChoices(base: number): void {
    let kept = base;
    for (let entry = base; entry < this.top; entry += 3) {
      if ((this.entries[entry] as number) >= 0) continue;
      this.entries.copyWithin(kept, entry, entry + 3);
      kept += 3;
    }
    this.top = kept;
  }

  /** Removes everything above `base`, and restores the slots. */
  unwind(base: number, slots: Int32Array): void {
    while (this.top > base) {
      this.top -= 3;
      const what = this.entries[this.top] as number;
      if (what < 0) slots[-1 - what] = this.entries[this.top + 1] as number;
    }
  }
}
