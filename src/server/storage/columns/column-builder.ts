import { MOST_ROWS, presentBytes, type ColumnImage, type ImageType } from './column-image';

const INLINE_BYTES = 12;
const FIRST_HEAP_BYTES = 32 * 1024;
/** A heap that a huge text made larger than this is released afterwards. */
const KEPT_HEAP_BYTES = 4 * 1024 * 1024;
/**
 * Longer texts are measured first, because reserving three bytes per character would waste memory.
 */
const COUNTED_FROM = 4096;
const SHORT = 64;
const TWO_TO_32 = 2 ** 32;

/** Tracks which rows have a value. */
class Presence {
  private readonly bytes = new Uint8Array(presentBytes(MOST_ROWS));
  private count = 0;

  add(row: number): void {
    const byte = this.bytes[row >> 3] ?? 0;
    const bit = 1 << (row & 7);
    if ((byte & bit) !== 0) return;
    this.bytes[row >> 3] = byte | bit;
    this.count += 1;
  }

  remove(row: number): void {
    const byte = this.bytes[row >> 3] ?? 0;
    const bit = 1 << (row & 7);
    if ((byte & bit) === 0) return;
    this.bytes[row >> 3] = byte & ~bit;
    this.count -= 1;
  }

  isEmpty(): boolean {
    return this.count === 0;
  }

  /** Returns undefined if all rows have a value. */
  take(rows: number): Uint8Array | undefined {
    const image = this.count === rows ? undefined : this.bytes.slice(0, presentBytes(rows));
    this.bytes.fill(0);
    this.count = 0;
    return image;
  }
}

/** Builds images of a column, one after the other. Rows that are not set are NULL. */
export type ColumnBuilder = {
  /** Reverts `set`. */
  unset(row: number): void;
  /** The collected texts, in bytes. */
  readonly weight: number;
  isEmpty(): boolean;
  /** Returns the image of the rows set so far and starts a new one. */
  take(rows: number): ColumnImage;
};

export class TextColumn implements ColumnBuilder {
  private readonly words = new Uint32Array(MOST_ROWS * 4);
  private readonly bytes = Buffer.from(this.words.buffer);
  private heap = Buffer.allocUnsafeSlow(FIRST_HEAP_BYTES);
  private used = 0;
  private readonly presence = new Presence();
  /** The previous text, because many columns repeat a value row after row. */
  private latest: string | undefined;
  private latestRow = 0;

  constructor(readonly name: string) {}

  get weight(): number {
    return this.used;
  }

  set(row: number, text: string): void {
    this.presence.add(row);
    if (text === this.latest) return this.repeat(row * 4, this.latestRow * 4);
    this.latest = text;
    this.latestRow = row;
    this.clear(row * 4);
    if (text.length <= INLINE_BYTES && this.setInline(row, text)) return;
    this.setLong(row, text);
  }

  /** Written out, because for four words `copyWithin` would cost more than the copy. */
  private repeat(word: number, from: number): void {
    const { words } = this;
    words[word] = words[from] ?? 0;
    words[word + 1] = words[from + 1] ?? 0;
    words[word + 2] = words[from + 2] ?? 0;
    words[word + 3] = words[from + 3] ?? 0;
  }

  private clear(word: number): void {
    const { words } = this;
    words[word] = 0;
    words[word + 1] = 0;
    words[word + 2] = 0;
    words[word + 3] = 0;
  }

  unset(row: number): void {
    this.presence.remove(row);
    if (row === this.latestRow) this.latest = undefined;
  }

  isEmpty(): boolean {
    return this.presence.isEmpty();
  }

  take(rows: number): ColumnImage {
    const { used } = this;
    const present = this.presence.take(rows);
    const image: ColumnImage = {
      name: this.name,
      type: 'text',
      values: new Uint8Array(this.words.slice(0, rows * 4).buffer),
      ...(used > 0 && { heap: new Uint8Array(this.heap.subarray(0, used)) }),
      ...(present && { present }),
    };
    this.used = 0;
    this.latest = undefined;
    if (this.heap.length > KEPT_HEAP_BYTES) this.heap = Buffer.allocUnsafeSlow(FIRST_HEAP_BYTES);
    return image;
  }

  /** Returns false if the text is not ASCII. */
  private setInline(row: number, text: string): boolean {
    const from = row * 16 + 4;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code > 127) return false;
      this.bytes[from + index] = code;
    }
    this.words[row * 4] = text.length;
    return true;
  }

  private setLong(row: number, text: string): void {
    this.reserve(text.length > COUNTED_FROM ? Buffer.byteLength(text) : text.length * 3);
    const { heap, used, words, bytes } = this;
    const length = this.writeShort(text) ? text.length : heap.write(text, used);
    this.clear(row * 4);
    words[row * 4] = length;
    // Non-ASCII characters take more bytes, so the text may be too long or still short enough.
    if (length <= INLINE_BYTES) {
      heap.copy(bytes, row * 16 + 4, used, used + length);
      return;
    }
    for (let byte = 0; byte < 4; byte += 1) bytes[row * 16 + 4 + byte] = heap[used + byte] ?? 0;
    words[row * 4 + 2] = used;
    this.used += length;
  }

  /**
   * Writes a short ASCII text without a call into the runtime. Returns false for all other texts.
   */
  private writeShort(text: string): boolean {
    if (text.length > SHORT) return false;
    const { heap, used } = this;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code > 127) return false;
      heap[used + index] = code;
    }
    return true;
  }

  private reserve(more: number): void {
    if (this.used + more <= this.heap.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(this.used + more, this.heap.length * 2));
    this.heap.copy(larger, 0, 0, this.used);
    this.heap = larger;
  }
}

export class NumberColumn implements ColumnBuilder {
  private readonly buffer = new ArrayBuffer(MOST_ROWS * 8);
  private readonly low = new Uint32Array(this.buffer);
  private readonly high = new Int32Array(this.buffer);
  private readonly whole = new BigInt64Array(this.buffer);
  private readonly doubles = new Float64Array(this.buffer);
  private readonly presence = new Presence();
  readonly weight = 0;

  constructor(
    readonly name: string,
    private readonly type: Exclude<ImageType, 'text' | 'bits'>,
  ) {}

  /** @throws RangeError if the column holds integers and the value is a fraction */
  set(row: number, value: number | bigint): void {
    if (this.type === 'double') this.doubles[row] = Number(value);
    else if (typeof value === 'number' && Number.isSafeInteger(value)) {
      const high = Math.floor(value / TWO_TO_32);
      this.low[row * 2] = value - high * TWO_TO_32;
      this.high[row * 2 + 1] = high;
    } else this.whole[row] = BigInt(value);
    this.presence.add(row);
  }

  unset(row: number): void {
    this.presence.remove(row);
  }

  isEmpty(): boolean {
    return this.presence.isEmpty();
  }

  take(rows: number): ColumnImage {
    const present = this.presence.take(rows);
    return {
      name: this.name,
      type: this.type,
      values: new Uint8Array(this.buffer.slice(0, rows * 8)),
      ...(present && { present }),
    };
  }
}
