/** The states that a machine has been in: a bit for each split and position. */
export class Memory {
  private readonly width: number;
  private readonly visited: Uint32Array;
  /** States visited since the outermost part that runs by itself began. */
  private readonly log: number[] = [];
  private depth = 0;

  constructor(splits: number, length: number) {
    this.width = length + 1;
    this.visited = new Uint32Array(Math.ceil((splits * this.width) / 32));
  }

  /** Whether the machine is here for the first time. */
  isNew(split: number, at: number): boolean {
    const state = split * this.width + at;
    const [word, bit] = [state >>> 5, 1 << (state & 31)];
    const states = this.visited[word] as number;
    if ((states & bit) !== 0) return false;
    this.visited[word] = states | bit;
    if (this.depth > 0) this.log.push(state);
    return true;
  }

  /** A part begins to run by itself. Returns what `leave` needs. */
  enter(): number {
    this.depth += 1;
    return this.log.length;
  }

  /**
   * If the part matched, its states are forgotten, because from them it would match again. Those of
   * a part that failed would fail again.
   */
  leave(entered: number, matched: boolean): void {
    this.depth -= 1;
    if (matched) {
      for (const state of this.log.splice(entered))
        this.visited[state >>> 5] = (this.visited[state >>> 5] as number) & ~(1 << (state & 31));
    } else if (this.depth === 0) this.log.length = 0;
  }
}
