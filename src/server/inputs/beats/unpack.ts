import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { DecodeError } from '../model';
import { readFrames, type BeatsFrame } from './frames';

const inflated = promisify(inflate);

export type UnpackLimits = { /** Of one frame. */ frameBytes: number; /** Of all frames of a packed one together. */ unpackedBytes: number };

/** The frames within a packed one, read one by one: there may be millions. @throws DecodeError, while reading too, when it is broken, too large, or holds packed ones again */
export async function unpack(payload: Buffer, { frameBytes, unpackedBytes }: UnpackLimits): Promise<Iterable<BeatsFrame>> {
  return within(await inflatedTo(payload, unpackedBytes), frameBytes);
}

function* within(bytes: Buffer, frameBytes: number): Iterable<BeatsFrame> {
  const reading = readFrames(bytes, frameBytes);
  let step = reading.next();
  for (; step.done !== true; step = reading.next()) {
    // Packed ones within packed ones are what zip bombs are made of.
    if (step.value.kind === 'compressed') throw new DecodeError('A packed Beats frame holds another one.');
    yield step.value;
  }
  if (step.value.at < bytes.length) throw new DecodeError('A packed Beats frame ends inside a frame.');
}

async function inflatedTo(payload: Buffer, maxOutputLength: number): Promise<Buffer> {
  try {
    return await inflated(payload, { maxOutputLength });
  } catch (error) {
    throw new DecodeError(error instanceof RangeError ? `Unpacked, a Beats frame is larger than ${maxOutputLength} bytes.` : 'The packed data of a Beats frame are broken.');
  }
}
