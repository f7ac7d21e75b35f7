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
  /** Bytes of incomplete messages over all connections. */
  heldBytes: number;
  /** A sender that stalls in the middle of a message for this long is disconnected. */
  stalledMs: number;
  /** So is a sender that takes longer than this for one message, even if it keeps sending. */
  slowMs: number;
  /** A monotonic clock in milliseconds. */
  now: () => number;
};

const LIMITS: FrameReaderLimits = {
  heldBytes: 256 * 1024 * 1024,
  stalledMs: 60_000,
  slowMs: 600_000,
  now: () => performance.now(),
};

/**
 * Reads the connections of one listener. While storage is behind it stops reading, so that TCP
 * makes the sender wait.
 */
export function frameReader(
  intake: Intake,
  newSplitter: () => FrameSplitter,
  limits: Partial<FrameReaderLimits> = {},
): (connection: Connection) => Promise<void> {
  const limit = { ...LIMITS, ...limits };
  let heldBytes = 0;

  return async (connection) => {
    const { socket, remote, idleMs } = connection;
    const splitter = newSplitter();
    let heldHere = 0;
    let begunAt = limit.now();
    try {
      for await (const chunk of socket as AsyncIterable<Buffer>) {
        connection.busy = true;
        intake.counters.bytes += chunk.length;
        const frames = splitter.push(chunk);
        const begins = heldHere === 0 || frames.length > 0;
        heldBytes += splitter.held - heldHere;
        heldHere = splitter.held;
        for (const frame of frames) await take(frame, intake, remote);
        connection.busy = false;
        if (begins) begunAt = limit.now();
        else if (limit.now() - begunAt > limit.slowMs) throw new Error('it came too slowly');
        if (heldBytes > limit.heldBytes) {
          intake.refuse(
            `A connection from ${remote.ip} was closed: unfinished messages took more than ${limit.heldBytes} bytes.`,
          );
          return;
        }
        connection.allowSilence(heldHere > 0 ? Math.min(limit.stalledMs, idleMs) : idleMs);
      }
      for (const frame of splitter.end()) await take(frame, intake, remote);
    } catch (error) {
      // A reset or timeout ends this connection only; complete messages have been accepted.
      if (splitter.held > 0)
        intake.refuse(
          `The connection from ${remote.ip} ended inside a message: ${reasonOf(error)}.`,
        );
    } finally {
      heldBytes -= heldHere;
    }
  };
}

async function take(frame: Frame, intake: Intake, remote: Remote): Promise<void> {
  if (frame.kind === 'message') await intake.accept(frame.bytes, remote);
  else
    intake.refuse(
      `A message of ${frame.bytes} bytes from ${remote.ip} is larger than max_message_size allows.`,
    );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
