import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { MessageRefused, type IncomingMessage } from '@/server/message-types/incoming-message';
import type { MessageWriter } from '@/server/inputs/definition/message-writer';
import type { InputCounters } from '../definition/counters';
import { createIntake } from '../definition/intake';
import { DecodeError, type Decoder, type InputDocument, type Runner } from '../definition/model';
import { numberSetting, textSetting } from '../definition/settings';
import { decodeLine } from './decode-line';
import { findLogs } from './find-logs';
import { followFile, type FollowedFile, type LineBatch } from './followed-file';
import type { ReadPositions } from '../definition/read-positions';

const LOOK_EVERY_MS = 500;
const FIND_EVERY_MS = 10_000;

export type FileTailOptions = {
  input: InputDocument;
  writer: MessageWriter;
  counters: InputCounters;
  readPositions: ReadPositions;
  now: () => number;
};

/**
 * Follows the log files of a folder.
 * @throws Error when the folder is missing or cannot be read
 */
export async function startFileTail({
  input,
  writer,
  counters,
  readPositions,
  now,
}: FileTailOptions): Promise<Runner> {
  const folder = textSetting(input.configuration, 'path', '/var/log');
  const depth = numberSetting(input.configuration, 'depth', 2);
  const firstLines = Math.max(1, numberSetting(input.configuration, 'first_lines', 5_000));
  if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is not a folder.`);

  const take = takeLines({ input, writer, counters, now });
  const files = new Map<string, FollowedFile>();
  const stopping = new AbortController();

  const find = async () => {
    for (const path of await findLogs(folder, depth)) {
      if (!files.has(path))
        files.set(
          path,
          followFile({
            path,
            position: readPositions.get(input.id, path),
            firstLines,
            take,
            save: (position) => readPositions.save(input.id, position),
          }),
        );
    }
  };
  const lookAtAll = async () => {
    for (const [path, file] of files) {
      if (stopping.signal.aborted) return;
      await file.poll().catch((error: unknown) => noteFailure(counters, path, error, now()));
    }
  };
  const run = async () => {
    let foundAt = Number.NEGATIVE_INFINITY;
    while (!stopping.signal.aborted) {
      if (now() - foundAt >= FIND_EVERY_MS) {
        foundAt = now();
        await find();
      }
      await lookAtAll();
      await delay(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    await Promise.all([...files.values()].map((file) => file.close()));
  };

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/**
 * Unreadable files are normal when the node does not run as root, so only other failures are
 * reported.
 */
function noteFailure(counters: InputCounters, path: string, error: unknown, at: number): void {
  if (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'EACCES' || error.code === 'EPERM')
  )
    return;
  counters.lastError = {
    text: `${path}: ${error instanceof Error ? error.message : String(error)}`,
    at,
  };
}

function takeLines({
  input,
  writer,
  counters,
  now,
}: Omit<FileTailOptions, 'readPositions'>): (batch: LineBatch) => Promise<void> {
  const latest = new Map<string, number>();

  return async ({ path, frames, modifiedAt, catchingUp }) => {
    const decoder: Decoder = (line, { receivedAt }) => {
      const follows = catchingUp || /^\s/.test(line);
      const carried =
        (follows ? latest.get(path) : undefined) ?? (catchingUp ? modifiedAt : receivedAt);
      const decoded = decodeLine(line, { path, hostname: hostname(), receivedAt, carried });
      latest.set(path, decoded.timestamp);
      return decoded;
    };
    const intake = createIntake({ input, decoder, writer, counters, now });
    const messages: IncomingMessage[] = [];
    for (const frame of frames) {
      if (frame.kind === 'too-large')
        intake.refuse(`A line of ${frame.bytes} bytes in ${path} is too long.`);
      else if (!isBlank(frame.bytes)) {
        const message = intake.decode(frame.bytes);
        counters.bytes += frame.bytes.length;
        if (!(message instanceof DecodeError)) messages.push(message);
      }
    }
    if (messages.length > 0)
      await writer.writeDurably(messages).catch((error: unknown) => {
        // After any other failure the position stays, so the lines are read again.
        if (!(error instanceof MessageRefused)) throw error;
        intake.refuse(`A line of ${path} could not be stored: ${error.message}`);
      });
    counters.received += messages.length;
  };
}

function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 32 || (byte >= 9 && byte <= 13));
}
