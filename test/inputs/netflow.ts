/** Builds NetFlow packets as routers send them. `sent` is in milliseconds since the epoch. */

const uint16 = (...values: number[]) =>
  Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));

function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

const UPTIME = 10_000;
const SEQUENCE = 77;

/** A number of identical flows: 10.0.0.1:1024 to 10.0.0.2:443 over TCP. */
export function packet5(flows: number, sent: number): Buffer {
  const header = Buffer.concat([
    uint16(5, flows),
    uint32(UPTIME, Math.floor(sent / 1000), 250_000_000, SEQUENCE),
    Buffer.from([0, 0, 0, 0]),
  ]);
  const flow = Buffer.concat([
    Buffer.from([10, 0, 0, 1, 10, 0, 0, 2, 10, 0, 0, 254]),
    uint16(1, 2),
    uint32(7, 900, 1_000, 9_000),
    uint16(1024, 443),
    Buffer.from([0, 27, 6, 0]),
    uint16(100, 200),
    Buffer.from([24, 16, 0, 0]),
  ]);
  return Buffer.concat([header, ...Array.from({ length: flows }, () => flow)]);
}

export const packet9 = (sent: number, ...sets: Buffer[]) =>
  Buffer.concat([
    uint16(9, sets.length),
    uint32(UPTIME, Math.floor(sent / 1000), SEQUENCE, 0),
    ...sets,
  ]);

const set = (id: number, content: Buffer) =>
  Buffer.concat([uint16(id, content.length + 4), content]);

/** Fields as pairs of type and length. */
export const templateSet = (id: number, fields: readonly (readonly [number, number])[]) =>
  set(
    0,
    Buffer.concat([
      uint16(id, fields.length),
      ...fields.map(([type, length]) => uint16(type, length)),
    ]),
  );
export const dataSet = (template: number, ...records: Buffer[]) =>
  set(template, Buffer.concat(records));
