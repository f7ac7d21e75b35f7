import { z } from 'zod';
import {
  importMessages,
  importRows,
  type FileRows,
  type ImportAnswer,
  type RowsAnswer,
  type RowsToImport,
} from '@/contract/import';
import { PERMISSIONS } from '@/contract/permissions';
import { readBody } from '../http/body-mapping';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { DecodeError } from '../inputs/definition/model';
import { knownZone } from '../inputs/times/zones';
import { MessageRefused, QueueFull, type IncomingMessage } from '../message-types/incoming-message';
import type { MessageWriter } from '../inputs/definition/message-writer';
import { incomingMessage } from './incoming-message';
import type { RecordRules } from './record-message';
import { csvMessages, jsonMessage, textReader, type Taken } from './row-reader';

/** Messages per request; clients send many requests rather than a large one. */
const MOST_MESSAGES = 10_000;
/** Messages written together. Small, so that a bad message is found quickly. */
const PART = 500;

type Surroundings = { writer: MessageWriter; now: () => number };

/**
 * Imports messages from files; requires the permission to create inputs, which could receive them
 * as well. `now` in milliseconds since the epoch.
 */
export function serveImport(table: RouteTable, surroundings: Surroundings): void {
  const access = { permission: PERMISSIONS.inputs.create };
  serve(
    table,
    importMessages,
    async ({ body }) => {
      const { messages } = readBody(z.object({ messages: z.array(z.unknown()) }), body);
      const { answer } = await stored(messages, (one) => one, surroundings);
      return answer;
    },
    access,
  );
  serve(table, importRows, ({ body }) => rowsStored(readRows(body), surroundings), access);
}

const value = z.string().nullable();
const common = {
  source: z.string().min(1),
  zone: z.string(),
  previous_time: z.number().nullable(),
};
const rowsSchema = z.discriminatedUnion('format', [
  z.object({ format: z.enum(['text', 'ndjson']), rows: z.array(z.string()), ...common }),
  z.object({
    format: z.literal('csv'),
    header: z.array(value),
    rows: z.array(z.array(value)),
    ...common,
  }),
]);

function readRows(body: unknown): RowsToImport {
  const given = readBody(rowsSchema, body);
  if (knownZone(given.zone) === undefined)
    throw new Problem(400, `Not a time zone: ${given.zone.slice(0, 60)}`);
  return given;
}

async function rowsStored(given: RowsToImport, surroundings: Surroundings): Promise<RowsAnswer> {
  const now = surroundings.now();
  const rules: RecordRules = {
    messageField: undefined,
    timeField: undefined,
    sourceField: undefined,
    source: given.source,
    added: {},
    zone: given.zone,
    now,
  };
  const text = textReader(rules, given.previous_time ?? undefined);
  let undated = 0;
  const { answer, kept } = await stored(
    takesOf(given, rules, text.read),
    (take) => {
      const { message, dated } = take();
      if (!dated) undated += 1;
      return message;
    },
    { ...surroundings, now: () => now },
  );
  const times = kept.map(({ timestamp }) => timestamp);
  return {
    ...answer,
    undated,
    early: times.filter((time) => time < 0).length,
    earliest: times.length === 0 ? null : times.reduce((a, b) => Math.min(a, b)),
    latest: times.length === 0 ? null : times.reduce((a, b) => Math.max(a, b)),
    received_at: now,
    previous_time: text.last() ?? null,
  };
}

function takesOf(
  given: FileRows,
  rules: RecordRules,
  text: (line: string) => Taken,
): (() => Taken)[] {
  if (given.format === 'csv') {
    const record = csvMessages(given.header.map(orUndefined), rules, false);
    return given.rows.map((values) => () => record(values.map(orUndefined)));
  }
  const read = given.format === 'text' ? text : (json: string) => jsonMessage(json, rules);
  return given.rows.map((row) => () => read(row));
}

const orUndefined = (one: string | null) => one ?? undefined;

type Placed = { index: number; message: IncomingMessage };

/** Stores what `read` makes of each of the given; `kept` are the messages that were stored. */
async function stored<Given>(
  given: readonly Given[],
  read: (one: Given) => unknown,
  { writer, now }: Surroundings,
): Promise<{ answer: ImportAnswer; kept: IncomingMessage[] }> {
  if (given.length > MOST_MESSAGES)
    throw new Problem(413, `A request may hold ${MOST_MESSAGES} messages at most.`);
  const receivedAt = now();
  const refused: ImportAnswer['refused'] = [];
  const messages = given.flatMap((one, index): Placed[] => {
    try {
      return [{ index, message: incomingMessage(read(one), receivedAt) }];
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      refused.push({ index, reason: error.message });
      return [];
    }
  });
  const parts = Array.from({ length: Math.ceil(messages.length / PART) }, (_, part) =>
    messages.slice(part * PART, (part + 1) * PART),
  );
  const lost = (await Promise.all(parts.map((part) => written(part, writer)))).flat();
  const all = [...refused, ...lost].sort((a, b) => a.index - b.index);
  const notKept = new Set(lost.map(({ index }) => index));
  return {
    answer: { accepted: given.length - all.length, refused: all },
    kept: messages.flatMap(({ index, message }) => (notKept.has(index) ? [] : [message])),
  };
}

/** @throws the error of storage unless a message caused it */
async function written(
  part: readonly Placed[],
  writer: MessageWriter,
): Promise<ImportAnswer['refused']> {
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
