import { createByteQueue } from '../network/byte-queue';
import { DecodeError } from '../definition/model';

/** Frames of the lumberjack protocol, whose versions 1 and 2 are the ASCII digits "1" and "2". */
export type BeatsFrame =
  /** How many events follow before the sender expects an acknowledgement. */
  | { kind: 'window'; version: number; events: number }
  /** One event as JSON; the key-value pairs of version 1 are converted to it. */
  | { kind: 'event'; version: number; sequence: number; json: Buffer }
  /** More frames, compressed with zlib. */
  | { kind: 'compressed'; version: number; payload: Buffer };

export type BeatsFrameReader = {
  /**
   * Returns the frames that this chunk completes.
   * @throws DecodeError when the stream is not lumberjack; nothing after that can be read
   */
  push(chunk: Buffer): BeatsFrame[];
  /** Bytes of the incomplete frame. */
  readonly held: number;
};

const VERSION_1 = 0x31;
const VERSION_2 = 0x32;
const [WINDOW, DATA, JSON_EVENT, COMPRESSED] = ['W', 'D', 'J', 'C'].map((letter) =>
  letter.charCodeAt(0),
);
const MAX_PAIRS = 1_024;
const MAX_PAIRS_BYTES = 4 * 1024 * 1024;

/** A frame and the offset of the next one, or how many bytes are needed to read on. */
type Step = { frame: BeatsFrame; next: number } | { needed: number };

/** Splits a stream into frames of at most `maxBytes`. */
export function createBeatsFrameReader(maxBytes: number): BeatsFrameReader {
  const queue = createByteQueue();
  let rest: Buffer = Buffer.alloc(0);
  let needed = 2;

  return {
    get held() {
      return rest.length + queue.bytes;
    },
    push(chunk) {
      queue.add(chunk);
      const frames: BeatsFrame[] = [];
      if (rest.length + queue.bytes < needed) return frames;
      const bytes = rest.length === 0 ? queue.take() : Buffer.concat([rest, queue.take()]);
      const reading = readFrames(bytes, maxBytes);
      let step = reading.next();
      for (; step.done !== true; step = reading.next()) frames.push(step.value);
      needed = step.value.needed;
      // A copy, so that the few bytes left do not keep the whole buffer in memory.
      rest = step.value.at === 0 ? bytes : Buffer.from(bytes.subarray(step.value.at));
      return frames;
    },
  };
}

/** Yields complete frames; returns the offset of the incomplete one and how many bytes it needs. */
export function* readFrames(
  bytes: Buffer,
  maxBytes: number,
): Generator<BeatsFrame, { at: number; needed: number }> {
  for (let at = 0; ;) {
    const step = readFrame(bytes.subarray(at), maxBytes);
    if ('needed' in step) return { at, needed: step.needed };
    yield step.frame;
    at += step.next;
  }
}

function readFrame(bytes: Buffer, maxBytes: number): Step {
  if (bytes.length < 2) return { needed: 2 };
  const version = bytes.readUInt8(0);
  const type = bytes.readUInt8(1);
  if (version !== VERSION_1 && version !== VERSION_2)
    throw new DecodeError(`No Beats sender: a frame begins with the byte ${version}.`);
  switch (type) {
    case WINDOW:
      return bytes.length < 6
        ? { needed: 6 }
        : { frame: { kind: 'window', version, events: bytes.readUInt32BE(2) }, next: 6 };
    case JSON_EVENT:
      return sized(bytes, 10, maxBytes, (json) => ({
        kind: 'event',
        version,
        sequence: bytes.readUInt32BE(2),
        json,
      }));
    case COMPRESSED:
      return sized(bytes, 6, maxBytes, (payload) => ({ kind: 'compressed', version, payload }));
    case DATA:
      return readPairs(bytes, version, maxBytes);
    default:
      throw new DecodeError(`No Beats sender: a frame has the unknown type ${type}.`);
  }
}

/** Reads a frame whose header ends with the length of its payload. */
function sized(
  bytes: Buffer,
  header: number,
  maxBytes: number,
  frameOf: (payload: Buffer) => BeatsFrame,
): Step {
  if (bytes.length < header) return { needed: header };
  const length = bytes.readUInt32BE(header - 4);
  if (length > maxBytes)
    throw new DecodeError(`A Beats frame of ${length} bytes is larger than ${maxBytes}.`);
  const end = header + length;
  return bytes.length < end
    ? { needed: end }
    : { frame: frameOf(bytes.subarray(header, end)), next: end };
}

function readPairs(bytes: Buffer, version: number, maxBytes: number): Step {
  if (bytes.length < 10) return { needed: 10 };
  const pairs = bytes.readUInt32BE(6);
  if (pairs > MAX_PAIRS)
    throw new DecodeError(`A Beats frame has ${pairs} pairs, more than ${MAX_PAIRS}.`);
  const longest = Math.min(maxBytes, MAX_PAIRS_BYTES);
  const texts: string[] = [];
  let at = 10;
  for (let item = 0; item < pairs * 2; item += 1) {
    if (bytes.length < at + 4) return { needed: at + 4 };
    const end = at + 4 + bytes.readUInt32BE(at);
    if (end > longest)
      throw new DecodeError(`A Beats frame of pairs is larger than ${longest} bytes.`);
    if (bytes.length < end) return { needed: end };
    texts.push(bytes.toString('utf8', at + 4, end));
    at = end;
  }
  const entries = texts.flatMap((text, index) =>
    index % 2 === 0 ? [[text, texts[index + 1] ?? '']] : [],
  );
  return {
    frame: {
      kind: 'event',
      version,
      sequence: bytes.readUInt32BE(2),
      json: Buffer.from(JSON.stringify(Object.fromEntries(entries))),
    },
    next: at,
  };
}

/** The reply that all events up to `sequence` are stored. */
export function acknowledgement(version: number, sequence: number): Buffer {
  const bytes = Buffer.from([version, 'A'.charCodeAt(0), 0, 0, 0, 0]);
  bytes.writeUInt32BE(sequence, 2);
  return bytes;
}
