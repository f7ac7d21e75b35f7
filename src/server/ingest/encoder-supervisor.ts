import type { SavedField } from '../indices/model/model';
import {
  FIRST_CONFIGURATION,
  type ProcessingConfiguration,
  type ProcessingSettings,
} from '../processing/configuration';
import type {
  ChannelConfig,
  Command,
  EncodedChunk,
  EncoderLink,
  OpenEncoder,
  Target,
} from './encoding/protocol';

/** A batch that crashed the encoder this often is dropped. */
const MAX_ATTEMPTS = 3;
/** Delay before a restart; doubled each time an encoder ends before it was ready. */
const RESTART_DELAY_MS = 200;
const MAX_RESTART_DELAY_MS = 10_000;

export type BatchCommand = Extract<Command, { batch: number }>;

type Options = {
  nodeId: string;
  open: OpenEncoder;
  onChunk: (chunk: EncodedChunk) => void;
  /** Called with a batch that crashes every encoder. */
  onPoisonBatch: (batch: number, messages: number, reason: string) => void;
  log?: ((line: string) => void) | undefined;
};

/** Keeps an encoder running; after a crash a new one gets the batches left unanswered. */
export type EncoderSupervisor = {
  send(command: BatchCommand): void;
  flush(): void;
  /** `read` is called with the next batch, so that many changes in a row cost no more than one. */
  setProcessing(read: () => ProcessingSettings): void;
  setTarget(target: Target): void;
  endTarget(setId: string): void;
  openChannel(channel: number, input: ChannelConfig): void;
  closeChannel(channel: number): void;
  close(): Promise<void>;
};

type Unanswered = { command: BatchCommand; attempts: number };

export function createEncoderSupervisor({
  nodeId,
  open,
  onChunk,
  onPoisonBatch,
  log,
}: Options): EncoderSupervisor {
  const channels = new Map<number, ChannelConfig>();
  const targets = new Map<string, Target>();
  /** In the order in which they were sent. */
  const unanswered = new Map<number, Unanswered>();
  let configuration: ProcessingConfiguration = FIRST_CONFIGURATION;
  let readSettings: (() => ProcessingSettings) | undefined;
  let closing = false;
  let delay = RESTART_DELAY_MS;
  let restart: NodeJS.Timeout | undefined;
  let link = connect();

  function connect(): EncoderLink {
    return open(nodeId, {
      onChunk(chunk) {
        for (const { batch } of chunk.batches) unanswered.delete(batch);
        for (const { target, fields } of chunk.indexRows) rememberFields(target, fields);
        onChunk(chunk);
      },
      onCrash(reason, wasReady) {
        if (closing) return;
        log?.(`Decoding was interrupted and starts again: ${reason}`);
        delay = wasReady ? RESTART_DELAY_MS : Math.min(delay * 2, MAX_RESTART_DELAY_MS);
        restart = setTimeout(() => {
          link = connect();
          resend(reason, wasReady);
        }, delay);
      },
    });
  }

  /** The next encoder must use the same columns for fields that this one has assigned. */
  function rememberFields(name: string, fields: readonly SavedField[]): void {
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

  /** Returns whether the configuration has changed. */
  function readConfiguration(): boolean {
    if (readSettings === undefined) return false;
    configuration = { ...readSettings(), version: configuration.version + 1 };
    readSettings = undefined;
    return true;
  }

  function resend(reason: string, wasReady: boolean): void {
    readConfiguration();
    if (configuration.version > 0) link.send({ kind: 'processing', configuration });
    for (const target of targets.values()) link.send({ kind: 'target', target });
    for (const [channel, input] of channels) link.send({ kind: 'channel', channel, input });
    // Only the oldest batch can have caused the crash.
    const [first] = unanswered.values();
    if (wasReady && first && (first.attempts += 1) >= MAX_ATTEMPTS) {
      unanswered.delete(first.command.batch);
      onPoisonBatch(first.command.batch, messagesOf(first.command), reason);
    }
    for (const { command } of unanswered.values()) {
      link.send(command);
      // One chunk per batch, so that the next crash points at a single batch again.
      link.send({ kind: 'flush' });
    }
  }

  return {
    send(command) {
      if (readConfiguration()) link.send({ kind: 'processing', configuration });
      unanswered.set(command.batch, { command, attempts: 0 });
      link.send(command);
    },
    flush: () => link.send({ kind: 'flush' }),
    setProcessing: (read) => void (readSettings = read),
    setTarget(target) {
      targets.set(target.setId, target);
      link.send({ kind: 'target', target });
    },
    endTarget(setId) {
      targets.delete(setId);
      link.send({ kind: 'target-end', setId });
    },
    openChannel(channel, input) {
      channels.set(channel, input);
      link.send({ kind: 'channel', channel, input });
    },
    closeChannel(channel) {
      channels.delete(channel);
      link.send({ kind: 'channel-end', channel });
    },
    async close() {
      closing = true;
      clearTimeout(restart);
      await link.close();
    },
  };
}

const messagesOf = (command: BatchCommand) =>
  command.kind === 'bytes' ? command.ends.length : command.messages.length;
