import { MOST_ROWS, type ColumnImage } from './column-image';
import type { ColumnBuilder } from './column-builder';

const WORDS = 4;

/** A column of 128 bits per row, initially 0. It is never NULL. */
export class BitsColumn implements ColumnBuilder {
  private readonly words = new Uint32Array(MOST_ROWS * WORDS);
  readonly weight = 0;

  constructor(readonly name: string) {}

  /** Bit 0 is the lowest. */
  set(row: number, bit: number): void {
    const word = row * WORDS + (bit >>> 5);
    this.words[word] = (this.words[word] ?? 0) | (1 << (bit & 31));
  }

  unset(row: number): void {
    this.words.fill(0, row * WORDS, (row + 1) * WORDS);
  }

  isEmpty(): boolean {
    return false;
  }

  take(rows: number): ColumnImage {
    const values = new Uint8Array(this.words.slice(0, rows * WORDS).buffer);
    this.words.fill(0, 0, rows * WORDS);
    return { name: this.name, type: 'bits', values };
  }
}
