import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createChunkAssembler } from './chunks';

const chunk = (id: string, number: number, count: number, payload: string | Buffer) =>
  Buffer.concat([
    Buffer.from([0x1e, 0x0f]),
    Buffer.from(id.padEnd(8, '.').slice(0, 8), 'latin1'),
    Buffer.from([number, count]),
    Buffer.from(payload),
  ]);

describe('createChunkAssembler', () => {
  test('reassembles chunks in any order', () => {
    const shuffled = fc
      .array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 20 })
      .chain((parts) =>
        fc.tuple(
          fc.constant(parts),
          fc.shuffledSubarray([...parts.keys()], { minLength: parts.length }),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([parts, order]) => {
        const assembler = createChunkAssembler();
        const answers = order.map((number) =>
          assembler
            .add(chunk('one', number, parts.length, parts[number] ?? ''), 'sender', 0)
            ?.whole?.toString(),
        );
        expect(answers.slice(0, -1).every((answer) => answer === undefined)).toBe(true);
        expect(answers.at(-1)).toBe(parts.join(''));
        expect(assembler.held).toBe(0);
      }),
    );
  });

  test('ignores a chunk that arrives twice', () => {
    const assembler = createChunkAssembler();
    assembler.add(chunk('x', 0, 2, 'first'), 'a', 0);
    expect(assembler.add(chunk('x', 0, 2, 'again'), 'a', 0).whole).toBeUndefined();
    expect(assembler.add(chunk('x', 1, 2, ' last'), 'a', 0).whole?.toString()).toBe('first last');
  });

  test('separates senders that use the same message id', () => {
    const assembler = createChunkAssembler();
    assembler.add(chunk('x', 0, 2, 'a1'), '192.0.2.1', 0);
    assembler.add(chunk('x', 0, 2, 'b1'), '192.0.2.2', 0);
    expect(assembler.add(chunk('x', 1, 2, 'a2'), '192.0.2.1', 0).whole?.toString()).toBe('a1a2');
  });

  test('discards a message after five seconds, reports its chunks, and frees the memory', () => {
    const assembler = createChunkAssembler();
    assembler.add(chunk('x', 0, 3, 'abc'), 'a', 1_000);
    expect(assembler.expire(5_999)).toEqual([]);
    expect(assembler.held).toBeGreaterThan(3);
    expect(assembler.expire(6_000)).toEqual([
      'Only 1 of 3 chunks of a message arrived within 5 s.',
    ]);
    expect(assembler.held).toBe(0);
  });

  test('a sender with too many incomplete messages loses its oldest ones, and no other sender one', () => {
    const assembler = createChunkAssembler();
    assembler.add(chunk('mine', 0, 2, 'first'), '192.0.2.1', 0);
    const dropped = Array.from({ length: 5_000 }, (_, n) =>
      assembler.add(chunk(`${n}`, 0, 2, 'x'), '192.0.2.66', 0),
    ).flatMap((one) => one.dropped);
    expect(dropped).toHaveLength(4_001);
    expect(dropped[0]).toBe(
      'A message from 192.0.2.66 was dropped with 1 of 2 chunks: too many chunked messages were incomplete, most of them from there.',
    );
    expect(assembler.add(chunk('mine', 1, 2, ' last'), '192.0.2.1', 0).whole?.toString()).toBe(
      'first last',
    );
    expect(assembler.add(chunk('4999', 1, 2, 'y'), '192.0.2.66', 0).whole?.toString()).toBe('xy');
  });

  test('holds no more bytes than it may, whoever sends them', () => {
    const assembler = createChunkAssembler({ bytes: 10_000 });
    const large = 'x'.repeat(3_000);
    for (let n = 0; n < 20; n += 1) {
      assembler.add(chunk(`${n}`, 0, 2, large), `192.0.2.${n % 3}`, 0);
      expect(assembler.held).toBeLessThanOrEqual(10_000);
    }
    expect(assembler.add(chunk('19', 1, 2, '!'), '192.0.2.1', 0).whole).toHaveLength(3_001);
  });

  test.each([
    ['without content', Buffer.from([0x1e, 0x0f, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1]), 'without content'],
    ['of none', chunk('x', 0, 0, 'a'), 'not 0'],
    ['of too many', chunk('x', 0, 129, 'a'), 'not 129'],
    ['beyond the count', chunk('x', 5, 5, 'a'), 'Chunk 5 of a message with 5'],
  ])('refuses a chunk %s', (_, datagram, reason) => {
    expect(() => createChunkAssembler().add(datagram, 's', 0)).toThrow(reason);
  });

  test('refuses chunks that disagree on their count', () => {
    const assembler = createChunkAssembler();
    assembler.add(chunk('x', 0, 2, 'a'), 's', 0);
    expect(() => assembler.add(chunk('x', 1, 3, 'b'), 's', 0)).toThrow('disagree');
  });
});
