import { z } from 'zod';
import { importMessages, type ImportAnswer } from '@/contract/import';
import { PERMISSIONS } from '@/contract/permissions';
import { readBody } from '../http/body-mapping';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { DecodeError } from '../inputs/definition/model';
import { MessageRefused, QueueFull, type IncomingMessage } from '../message-types/incoming-message';
import type { MessageWriter } from '../inputs/definition/message-writer';
import { incomingMessage } from './incoming-message';

/** Messages per request; clients send many requests rather than a large one. */
const MOST_MESSAGES = 10_000;
/** Messages written together. Small, so that a bad message is found quickly. */
const PART = 500;

const schema = z.object({ messages: z.array(z.unknown()) });

type Refusals = ImportAnswer['refused'];

/**
 * Imports messages from files; requires the permission to create inputs, which could receive them
 * as well. `now` in milliseconds since the epoch.
 */
export function serveImport(
  table: RouteTable,
  { writer, now }: { writer: MessageWriter; now: () => number },
): void {
  serve(
    table,
    importMessages,
    async ({ body }) => {
      const { messages: given } = readBody(schema, body);
      if (given.length > MOST_MESSAGES)
        throw new Problem(413, `A request may hold ${MOST_MESSAGES} messages at most.`);
      const refused: Refusals = [];
      const messages = readable(given, now(), refused);
      const parts = Array.from({ length: Math.ceil(messages.length / PART) }, (_, part) =>
        messages.slice(part * PART, (part + 1) * PART),
      );
      const lost = await Promise.all(parts.map((part) => written(part, writer)));
      const all = [...refused, ...lost.flat()].sort((a, b) => a.index - b.index);
      return { accepted: given.length - all.length, refused: all };
    },
    { permission: PERMISSIONS.inputs.create },
  );
}

type Placed = { index: number; message: IncomingMessage };

function readable(given: readonly unknown[], receivedAt: number, refused: Refusals): Placed[] {
  return given.flatMap((one, index): Placed[] => {
    try {
      return [{ index, message: incomingMessage(one, receivedAt) }];
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      refused.push({ index, reason: error.message });
      return [];
    }
  });
}

/** @throws the error of storage unless a message caused it */
async function written(part: readonly Placed[], writer: MessageWriter): Promise<Refusals> {
  try {
    await writer.writeDurably(part.map(({ message }) => message));
    return [];
  } catch (error) {
    if (error instanceof QueueFull)
      throw new Problem(503, error.message, undefined, { 'retry-after': '15' });
    if (!(error instanceof MessageRefused) || error.refused.length === 0) throw error;
    return error.refused.map(({ index, reason }) => ({ index: part[index]?.index ?? 0, reason }));
  }
}
