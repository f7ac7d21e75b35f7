import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { MessageRefused, QueueFull } from '@/server/message-types/incoming-message';
import type { Intake } from '../definition/intake';
import { MAX_MESSAGE_SIZE } from '../definition/limits';
import { DecodeError } from '../definition/model';
import type { Connection } from '../network/connections';
import { createAcknowledgements } from './acknowledgements';
import { createBeatsFrameReader, type BeatsFrame } from './frames';
import { createGate } from './gate';
import { unpack } from './unpack';

export type BeatsLimits = {
  frameBytes: number;
  unpackedBytes: number;
  /** Events per compressed frame, so that one sender cannot starve the others. */
  packedEvents: number;
  /** Bytes received but not yet being stored, over all connections. */
  heldBytes: number;
  /** Compressed frames being decompressed at a time, over all connections. */
  unpacking: number;
  /** Bytes of events being stored, over all connections; beyond it senders wait. */
  storingBytes: number;
  /** Events are stored and acknowledged in groups of at most this many. */
  groupEvents: number;
  groupBytes: number;
  /** How often a waiting sender gets a keep-alive. */
  keepAliveMs: number;
  /** A sender that stalls in the middle of a frame for this long is disconnected. */
  stalledMs: number;
};

const LIMITS: BeatsLimits = {
  frameBytes: MAX_MESSAGE_SIZE,
  unpackedBytes: 64 * 1024 * 1024,
  packedEvents: 100_000,
  heldBytes: 96 * 1024 * 1024,
  unpacking: 2,
  storingBytes: 32 * 1024 * 1024,
  groupEvents: 500,
  groupBytes: 4 * 1024 * 1024,
  keepAliveMs: 5_000,
  stalledMs: 60_000,
};

/** How often a sender tries again that waits for room. */
const FULL_RETRY_MS = 500;

type BeatsEventFrame = Extract<BeatsFrame, { kind: 'event' }>;
type Shared = {
  limit: BeatsLimits;
  intake: Intake;
  unpacking: ReturnType<typeof createGate>;
  storing: ReturnType<typeof createGate>;
  heldBytes: number;
};

/**
 * Serves the connections of one listener. Events are acknowledged once they are on disk, so no
 * acknowledged event is lost. Events that are malformed or can never be stored are counted and
 * acknowledged as well; otherwise the sender would retry them forever.
 */
export function serveBeats(
  intake: Intake,
  limits: Partial<BeatsLimits> = {},
): (connection: Connection) => Promise<void> {
  const limit = { ...LIMITS, ...limits };
  const shared: Shared = {
    limit,
    intake,
    unpacking: createGate(limit.unpacking),
    storing: createGate(limit.storingBytes),
    heldBytes: 0,
  };
  return (connection) => serveSender(connection, shared);
}

async function serveSender(connection: Connection, shared: Shared): Promise<void> {
  const { intake, limit } = shared;
  const { socket, remote, idleMs } = connection;
  const reader = createBeatsFrameReader(limit.frameBytes);
  const sender = createSender(connection, shared);
  let heldHere = 0;
  const hold = (bytes: number) => {
    shared.heldBytes += bytes - heldHere;
    heldHere = bytes;
    if (shared.heldBytes > limit.heldBytes)
      throw new DecodeError(`Frames that wait took more than ${limit.heldBytes} bytes.`);
  };
  try {
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      intake.counters.bytes += chunk.length;
      hold(reader.held + chunk.length);
      await sender.take(reader.push(chunk));
      hold(reader.held);
      connection.allowSilence(heldHere > 0 ? Math.min(limit.stalledMs, idleMs) : idleMs);
    }
    await sender.end();
  } catch (error) {
    // Whatever was stored is acknowledged; the sender repeats the rest on its next connection.
    await sender.end().catch(() => undefined);
    if (error instanceof DecodeError)
      intake.refuse(`The connection from ${remote.ip} was closed: ${error.message}`);
  } finally {
    shared.heldBytes -= heldHere;
    sender.close();
  }
}

type Sender = {
  /** Resolves when the next frames may be read. */
  take(frames: readonly BeatsFrame[]): Promise<void>;
  /** Resolves when everything taken is acknowledged; rejects when it cannot be stored. */
  end(): Promise<void>;
  close(): void;
};

/** Counts a fixed overhead, because events with hardly any text use memory too. */
const weightOf = ({ json }: BeatsEventFrame) => json.length + 1_000;

/** The state of one connection: its current window and the group of events to store next. */
function createSender(
  connection: Connection,
  { intake, limit, unpacking, storing }: Shared,
): Sender {
  let group: BeatsEventFrame[] = [];
  let groupBytes = 0;
  /** Events of the window that have not arrived yet. */
  let missing = 0;
  let taking = false;
  /**
   * There is no point in storing for a closed connection: the sender repeats what was not
   * acknowledged.
   */
  const gone = () => connection.socket.destroyed;
  /** A sender that waits for this node must not be disconnected as silent. */
  const noteBusy = () => (connection.busy = taking || acknowledgements.pending > 0);
  const acknowledgements = createAcknowledgements(connection.socket, {
    keepAliveMs: limit.keepAliveMs,
    isTaking: () => taking,
    onChange: noteBusy,
  });

  const store = async () => {
    const events = group;
    const weight = groupBytes;
    const newest = events.at(-1);
    [group, groupBytes] = [[], 0];
    if (newest === undefined) return;
    const entered = storing.enter(weight);
    acknowledgements.after(
      entered.then(() => storeAll(events, intake, connection)).finally(() => storing.leave(weight)),
      newest,
    );
    await entered;
    // Decoding a group takes milliseconds; this lets searches and other senders run in between.
    await nextTurn();
  };

  const takeEvent = async (event: BeatsEventFrame) => {
    group.push(event);
    groupBytes += weightOf(event);
    missing -= 1;
    if (missing <= 0 || group.length >= limit.groupEvents || groupBytes >= limit.groupBytes)
      await store();
  };

  const takeCompressed = async (payload: Buffer) => {
    await unpacking.enter(1);
    try {
      for (const frame of await unpack(payload, limit)) {
        if (gone()) break;
        await takeOne(frame);
      }
      // Slices would keep the whole decompressed frame in memory.
      await store();
    } finally {
      unpacking.leave(1);
    }
  };

  const takeOne = async (frame: BeatsFrame): Promise<void> => {
    switch (frame.kind) {
      case 'window':
        missing = frame.events;
        return;
      case 'event':
        return takeEvent(frame);
      case 'compressed':
        return takeCompressed(frame.payload);
    }
  };

  return {
    async take(frames) {
      taking = true;
      noteBusy();
      for (const frame of frames) {
        if (gone()) break;
        await takeOne(frame);
      }
      await store();
      taking = false;
      noteBusy();
    },
    async end() {
      await store();
      await acknowledgements.settled();
    },
    close: acknowledgements.close,
  };
}

/**
 * Resolves when every event is on disk or counted as one that can never be stored. While processing
 * is paused and its queue is full, it waits, and the sender with it.
 */
async function storeAll(
  events: readonly BeatsEventFrame[],
  intake: Intake,
  { socket, remote }: Pick<Connection, 'socket' | 'remote'>,
): Promise<void> {
  const all = events.map(({ json }) => json);
  for (;;) {
    try {
      await intake.acceptDurably(all, remote);
      return;
    } catch (error) {
      if (error instanceof QueueFull && !socket.destroyed) await delay(FULL_RETRY_MS);
      else if (error instanceof MessageRefused) {
        // The other events of the group are stored.
        intake.refuse(`An event could not be stored: ${error.message}`);
        return;
      } else throw error;
    }
  }
}
