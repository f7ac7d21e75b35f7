import { connect, type Socket } from 'node:net';
import { deflateSync } from 'node:zlib';

/** Builds frames of the Lumberjack protocol. */
const frame = (version: string, type: string, ...parts: (number | Buffer)[]) =>
  Buffer.concat([
    Buffer.from(version + type),
    ...parts.map((part) => (typeof part === 'number' ? uint32(part) : part)),
  ]);

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

const sized = (text: string) => [Buffer.byteLength(text), Buffer.from(text)];

export const windowFrame = (events: number, version = '2') => frame(version, 'W', events);
export const jsonFrame = (sequence: number, event: object) =>
  frame('2', 'J', sequence, ...sized(JSON.stringify(event)));
export const pairsFrame = (sequence: number, pairs: Record<string, string>) =>
  frame(
    '1',
    'D',
    sequence,
    Object.keys(pairs).length,
    ...Object.entries(pairs).flatMap(([key, value]) => [...sized(key), ...sized(value)]),
  );

export function compressedFrame(frames: readonly Buffer[]): Buffer {
  const packed = deflateSync(Buffer.concat(frames));
  return frame('2', 'C', packed.length, packed);
}

/** A client on a real socket that records the acknowledged sequence numbers. */
export function lumberjackSender(port: number, socket: Socket = connect(port, '127.0.0.1')) {
  const acknowledged: number[] = [];
  let rest: Buffer = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (; rest.length >= 6; rest = rest.subarray(6)) acknowledged.push(rest.readUInt32BE(2));
  });
  return {
    socket,
    acknowledged,
    send: (...frames: Buffer[]) => void socket.write(Buffer.concat(frames)),
  };
}
