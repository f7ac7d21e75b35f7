import type { SavedField } from '../indices/model';
import type {
  Command,
  EncoderLink,
  OpenEncoder,
  Portion,
  SortedStream,
  Target,
  LaneInput,
} from './encoding/protocol';

/** A piece that crashed the encoder so often is given up. */
const ATTEMPTS = 3;
/** Before another one is opened; doubled each time that one ends before it has begun. */
const PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;

export type PieceCommand = Extract<Command, { piece: number }>;

type Options = {
  nodeId: string;
  open: OpenEncoder;
  onPortion: (portion: Portion) => void;
  /** A piece that no encoder survives. */
  onPoison: (piece: number, messages: number, reason: string) => void;
  log?: ((line: string) => void) | undefined;
};

/** Keeps an encoder running, and gives a new one what an earlier one did not answer. */
export type Dispatch = {
  send(piece: PieceCommand): void;
  flush(): void;
  /**
   * They are read when the next piece is given, so that many changes in a row cost no more than
   * one.
   */
  setStreams(read: () => readonly SortedStream[]): void;
  setTarget(target: Target): void;
  endTarget(setId: string): void;
  openLane(lane: number, input: LaneInput): void;
  closeLane(lane: number): void;
  close(): Promise<void>;
};

type Given = { command: PieceCommand; attempts: number };

export function createDispatch({ nodeId, open, onPortion, onPoison, log }: Options): Dispatch {
  const lanes = new Map<number, LaneInput>();
  const targets = new Map<string, Target>();
  /** What the encoder has and did not answer, in order. */
  const given = new Map<number, Given>();
  let streams: readonly SortedStream[] = [];
  let changed: (() => readonly SortedStream[]) | undefined;
  let closing = false;
  let pause = PAUSE_MS;
  let again: NodeJS.Timeout | undefined;
  let link = connect();

  function connect(): EncoderLink {
    return open(nodeId, {
      onPortion(portion) {
        for (const { piece } of portion.pieces) given.delete(piece);
        for (const { target, fields } of portion.shipments) remember(target, fields);
        onPortion(portion);
      },
      onCrash(reason, atWork) {
        if (closing) return;
        log?.(`Decoding was interrupted and starts again: ${reason}`);
        pause = atWork ? PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
        again = setTimeout(() => {
          link = connect();
          repeat(reason, atWork);
        }, pause);
      },
    });
  }

  /** Another encoder has to go on with the fields that this one gave names to. */
  function remember(name: string, fields: readonly SavedField[]): void {
    if (fields.length === 0) return;
    for (const target of targets.values()) {
      if (target.name === name)
        targets.set(target.setId, {
          ...target,
          fields: [
            ...new Map([...target.fields, ...fields].map((field) => [field.id, field])).values(),
          ],
        });
    }
  }

  function readStreams(): void {
    if (changed === undefined) return;
    streams = changed();
    changed = undefined;
    link.send({ kind: 'streams', streams });
  }

  function repeat(reason: string, atWork: boolean): void {
    link.send({ kind: 'streams', streams });
    for (const target of targets.values()) link.send({ kind: 'target', target });
    for (const [lane, input] of lanes) link.send({ kind: 'lane', lane, input });
    // Only the one it was at can be at fault; those behind it are not counted against.
    const [first] = given.values();
    if (atWork && first && (first.attempts += 1) >= ATTEMPTS) {
      given.delete(first.command.piece);
      onPoison(first.command.piece, messagesOf(first.command), reason);
    }
    for (const { command } of given.values()) {
      link.send(command);
      // One portion a piece, so that the one that is at fault is known.
      link.send({ kind: 'flush' });
    }
  }

  return {
    send(command) {
      readStreams();
      given.set(command.piece, { command, attempts: 0 });
      link.send(command);
    },
    flush: () => link.send({ kind: 'flush' }),
    setStreams: (read) => void (changed = read),
    setTarget(target) {
      targets.set(target.setId, target);
      link.send({ kind: 'target', target });
    },
    endTarget(setId) {
      targets.delete(setId);
      link.send({ kind: 'target-end', setId });
    },
    openLane(lane, input) {
      lanes.set(lane, input);
      link.send({ kind: 'lane', lane, input });
    },
    closeLane(lane) {
      lanes.delete(lane);
      link.send({ kind: 'lane-end', lane });
    },
    async close() {
      closing = true;
      clearTimeout(again);
      await link.close();
    },
  };
}

const messagesOf = (command: PieceCommand) =>
  command.kind === 'bytes' ? command.ends.length : command.messages.length;
