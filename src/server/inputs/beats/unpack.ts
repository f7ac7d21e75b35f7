import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { DecodeError } from '../definition/model';
import { readFrames, type BeatsFrame } from './frames';

const inflated = promisify(inflate);

/** `frameBytes` limits one frame, the others all frames of a compressed one together. */
export type UnpackLimits = { frameBytes: number; unpackedBytes: number; packedEvents: number };

/**
 * Yields the frames of a compressed frame lazily, as there may be millions.
 * @throws DecodeError, also while iterating, when the frame is broken, too large or contains
 * compressed frames itself
 */
export async function unpack(
  payload: Buffer,
  { frameBytes, unpackedBytes, packedEvents }: UnpackLimits,
): Promise<Iterable<BeatsFrame>> {
  return within(await inflatedTo(payload, unpackedBytes), frameBytes, packedEvents);
}

function* within(bytes: Buffer, frameBytes: number, most: number): Iterable<BeatsFrame> {
  const reading = readFrames(bytes, frameBytes);
  let step = reading.next();
  for (let count = 1; step.done !== true; step = reading.next(), count += 1) {
    if (count > most) throw new DecodeError(`A packed Beats frame holds more than ${most} others.`);
    // Nested compression is only ever used for zip bombs.
    if (step.value.kind === 'compressed')
      throw new DecodeError('A packed Beats frame holds another one.');
    yield step.value;
  }
  if (step.value.at < bytes.length)
    throw new DecodeError('A packed Beats frame ends inside a frame.');
}

async function inflatedTo(payload: Buffer, maxOutputLength: number): Promise<Buffer> {
  try {
    return await inflated(payload, { maxOutputLength });
  } catch (error) {
    throw new DecodeError(
      error instanceof RangeError
        ? `Unpacked, a Beats frame is larger than ${maxOutputLength} bytes.`
        : 'The packed data of a Beats frame are broken.',
    );
  }
}
