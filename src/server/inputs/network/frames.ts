import { createByteQueue } from './byte-queue';

/** A message, or the size so far of one that is skipped because it is too large. */
export type Frame = { kind: 'message'; bytes: Buffer } | { kind: 'too-large'; bytes: number };

/** Splits a byte stream into messages. Buffers at most the largest allowed message. */
export type FrameSplitter = {
  /** Returns the messages that this chunk completes. */
  push(chunk: Buffer): Frame[];
  /** Call when the sender hangs up; returns the unterminated message. */
  end(): Frame[];
  /** Bytes of the incomplete message. */
  readonly held: number;
};

export type FrameOptions = {
  delimiter: number;
  /** Larger messages are skipped up to their end. */
  maxBytes: number;
  /** Also accepts `<length> <message>` (RFC 6587), decided for each message. */
  octetCounting?: boolean;
};

const SPACE = 0x20;
/** The digits of a length, a blank and the `<` that starts a counted syslog message. */
const LONGEST_COUNT = 12;
const COUNT = /^([1-9]\d{0,9}) </;

export function createFrameSplitter({
  delimiter,
  maxBytes,
  octetCounting = false,
}: FrameOptions): FrameSplitter {
  const queue = createByteQueue();
  /** Missing bytes of a counted message; undefined while reading up to a delimiter. */
  let counted: number | undefined;
  /** Bytes seen of a message that is too large. */
  let skipped = 0;
  let frames: Frame[] = [];
  /** Digits that may turn out to be a length. */
  let unclear: Buffer = Buffer.alloc(0);

  const keep = (bytes: Buffer) => {
    if (skipped > 0 || queue.bytes + bytes.length > maxBytes) {
      skipped += queue.bytes + bytes.length;
      queue.clear();
    } else if (bytes.length > 0) {
      queue.add(bytes);
    }
  };

  const complete = () => {
    if (skipped > 0) frames.push({ kind: 'too-large', bytes: skipped });
    else if (queue.bytes > 0) frames.push({ kind: 'message', bytes: queue.take() });
    skipped = 0;
    counted = undefined;
  };

  /** Consumes one message, or all of `rest`; returns what is left. */
  const takeCounted = (rest: Buffer, missing: number): Buffer => {
    const taken = rest.subarray(0, missing);
    keep(taken);
    counted = missing - taken.length;
    if (counted === 0) complete();
    return rest.subarray(taken.length);
  };

  const takeDelimited = (rest: Buffer): Buffer => {
    const end = rest.indexOf(delimiter);
    keep(end < 0 ? rest : rest.subarray(0, end));
    if (end < 0) return rest.subarray(rest.length);
    complete();
    return rest.subarray(end + 1);
  };

  /**
   * The length at the start of a counted message; `'unclear'` while more bytes are needed to tell.
   */
  const countAtStart = (
    rest: Buffer,
  ): { length: number; digits: number } | 'unclear' | undefined => {
    const first = rest[0] ?? 0;
    if (!octetCounting || first < 0x31 || first > 0x39) return undefined;
    const start = rest.subarray(0, LONGEST_COUNT).toString('latin1');
    const match = COUNT.exec(start);
    if (match?.[1] !== undefined) return { length: Number(match[1]), digits: match[1].length };
    return /^\d+ ?$/.test(start) && start.length < LONGEST_COUNT ? 'unclear' : undefined;
  };

  const step = (rest: Buffer): Buffer => {
    if (counted !== undefined) return takeCounted(rest, counted);
    if (queue.bytes > 0 || skipped > 0) return takeDelimited(rest);
    const count = countAtStart(rest);
    if (count === undefined) return takeDelimited(rest);
    if (count === 'unclear') {
      unclear = rest;
      return rest.subarray(rest.length);
    }
    return takeCounted(rest.subarray(count.digits + 1), count.length);
  };

  return {
    get held() {
      return queue.bytes + unclear.length;
    },
    push(chunk) {
      let rest = unclear.length > 0 ? Buffer.concat([unclear, chunk]) : chunk;
      unclear = Buffer.alloc(0);
      while (rest.length > 0) rest = withoutLeadingDelimiters(step(rest));
      return handOver();
    },
    end() {
      keep(unclear);
      unclear = Buffer.alloc(0);
      complete();
      return handOver();
    },
  };

  function handOver(): Frame[] {
    const complete = frames;
    frames = [];
    return complete;
  }

  /**
   * Empty messages are ignored, so floods of delimiters are cheap. Some senders also end counted
   * messages with a newline.
   */
  function withoutLeadingDelimiters(rest: Buffer): Buffer {
    if (queue.bytes > 0 || skipped > 0 || counted !== undefined) return rest;
    let start = 0;
    while (rest[start] === delimiter || (octetCounting && rest[start] === SPACE)) start += 1;
    return start === 0 ? rest : rest.subarray(start);
  }
}
