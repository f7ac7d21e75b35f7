import type { InputContext } from '../definition/input-type';
import type { Intake } from '../definition/intake';
import { MAX_MESSAGE_SIZE } from '../definition/limits';
import type { Configuration, Listener, Remote } from '../definition/model';
import { flagSetting, numberSetting } from '../definition/settings';
import { startConnections, type Connection } from './connections';
import { createFrameSplitter, type Frame, type FrameSplitter } from './frames';

const NUL = 0;
const NEWLINE = 10;

/** Defaults that depend on the protocol. */
export type Framing = { port: number; endsWithNul: boolean; octetCounting?: boolean };

/**
 * Receives messages over TCP or TLS, each ended by a null byte or a newline (`use_null_delimiter`).
 * @throws Error when it cannot listen
 */
export function startFramedTcp(
  configuration: Configuration,
  context: Pick<InputContext, 'directory'>,
  intake: Intake,
  { port, endsWithNul, octetCounting = false }: Framing,
): Promise<Listener> {
  const delimiter = flagSetting(configuration, 'use_null_delimiter', endsWithNul) ? NUL : NEWLINE;
  const maxBytes = numberSetting(configuration, 'max_message_size', MAX_MESSAGE_SIZE);
  return startConnections({
    configuration,
    context,
    port,
    intake,
    serve: frameReader(intake, () => createFrameSplitter({ delimiter, maxBytes, octetCounting })),
  });
}

export type FrameReaderLimits = {
  /** A sender that stalls in the middle of a message for this long is disconnected. */
  stalledMs: number;
  /** So is a sender that takes longer than this for one message, even if it keeps sending. */
  slowMs: number;
  /** A monotonic clock in milliseconds. */
  now: () => number;
};

const LIMITS: FrameReaderLimits = {
  stalledMs: 60_000,
  slowMs: 600_000,
  now: () => performance.now(),
};

/**
 * Reads the connections of one listener. While storage is behind or too much is being received, it
 * stops reading, so that TCP makes the sender wait.
 */
export function frameReader(
  intake: Intake,
  newSplitter: () => FrameSplitter,
  limits: Partial<FrameReaderLimits> = {},
): (connection: Connection) => Promise<void> {
  const limit = { ...LIMITS, ...limits };

  return async (connection) => {
    const { socket, remote, idleMs } = connection;
    const splitter = newSplitter();
    const holder = intake.held.open((reason) => void socket.destroy(new Error(reason)));
    socket.once('close', () => holder.hold(0));
    let begunAt = limit.now();
    try {
      for await (const chunk of socket as AsyncIterable<Buffer>) {
        connection.busy = true;
        intake.counters.bytes += chunk.length;
        const heldBefore = splitter.held;
        const frames = splitter.push(chunk);
        if (frames.length > 0) {
          holder.hold(heldBefore + chunk.length, true);
          await take(frames, intake, remote);
        }
        holder.hold(splitter.held);
        const room = holder.room();
        if (room !== undefined) await room;
        connection.busy = false;
        if (heldBefore === 0 || frames.length > 0) begunAt = limit.now();
        else if (limit.now() - begunAt > limit.slowMs) throw new Error('it came too slowly');
        connection.allowSilence(splitter.held > 0 ? Math.min(limit.stalledMs, idleMs) : idleMs);
      }
      await take(splitter.end(), intake, remote);
    } catch (error) {
      // A reset or timeout ends this connection only; complete messages have been accepted.
      if (splitter.held > 0)
        intake.refuse(
          `The connection from ${remote.ip} ended inside a message: ${reasonOf(error)}.`,
        );
    } finally {
      holder.hold(0);
    }
  };
}

async function take(frames: readonly Frame[], intake: Intake, remote: Remote): Promise<void> {
  const messages: Buffer[] = [];
  for (const frame of frames)
    if (frame.kind === 'message') messages.push(frame.bytes);
    else
      intake.refuse(
        `A message of ${frame.bytes} bytes from ${remote.ip} is larger than max_message_size allows.`,
      );
  if (messages.length > 0) await intake.acceptAll(messages, remote);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
