import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { DecodeError } from '../model';
import { createBeatsFrameReader, type BeatsFrame } from './frames';

const inflated = promisify(inflate);

export type UnpackLimits = { /** Of one frame. */ frameBytes: number; /** Of all frames of a packed one together. */ unpackedBytes: number };

/** The frames within a packed one. @throws DecodeError when it is broken, too large, or holds packed ones again */
export async function unpack(payload: Buffer, { frameBytes, unpackedBytes }: UnpackLimits): Promise<BeatsFrame[]> {
  const reader = createBeatsFrameReader(frameBytes);
  const frames = reader.push(await inflatedTo(payload, unpackedBytes));
  if (reader.held > 0) throw new DecodeError('A packed Beats frame ends inside a frame.');
  // Packed ones within packed ones are what zip bombs are made of.
  if (frames.some(({ kind }) => kind === 'compressed')) throw new DecodeError('A packed Beats frame holds another one.');
  return frames;
}

async function inflatedTo(payload: Buffer, maxOutputLength: number): Promise<Buffer> {
  try {
    return await inflated(payload, { maxOutputLength });
  } catch (error) {
    throw new DecodeError(error instanceof RangeError ? `Unpacked, a Beats frame is larger than ${maxOutputLength} bytes.` : 'The packed data of a Beats frame are broken.');
  }
}
