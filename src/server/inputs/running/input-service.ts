import { isDeepStrictEqual } from 'node:util';
import type { InputState } from '@/contract/inputs';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import type { MessageWriter } from '@/server/inputs/definition/message-writer';
import { openDocuments, type DocumentStorage } from '@/server/storage/documents';
import { createSerialQueue, type SerialQueue } from '@/server/storage/queue';
import { nothingOutgoing, type Outgoing } from '../../outgoing/outgoing';
import { describeTrouble, noCounts, type InputCounters } from '../definition/counters';
import { defaultInputs, newInputId } from './default-inputs';
import type { RunSample } from '../definition/input-type';
import type { InputDocument, Listener } from '../definition/model';
import { createRunningInputs } from './running-inputs';
import { openSecrets, type Secrets } from './secrets';
import { createReadPositions } from '../definition/read-positions';

export type InputServiceOptions = {
  writer: MessageWriter;
  /** Undefined keeps inputs in memory. */
  documents: DocumentStorage | undefined;
  /**
   * Where the encryption key and the node's certificate are stored; undefined keeps them in memory.
   */
  directory?: string | undefined;
  /** Inputs assigned to other nodes do not run here. */
  nodeId?: string;
  /** The bind address of the default inputs. */
  host: string;
  now: () => number;
  log: (line: string) => void;
  /** Whether the URL whitelist allows the node to request an address; allows all by default. */
  /** By default the inputs request nothing. */
  outgoing?: Outgoing;
  /** Runs the sample input, which otherwise stays stopped. */
  runSample?: RunSample;
};

/**
 * `startedAt` in milliseconds since the epoch; `detail` is the reason of a failure or the latest
 * problem with messages. `port` is the one that a running input listens on, which for port 0 is not
 * that of its configuration.
 */
export type InputStatus = {
  input: InputDocument;
  state: InputState;
  startedAt: number;
  detail: string | null;
  port: number | undefined;
};

/** What an update replaces. */
export type InputChanges = Pick<
  InputDocument,
  'title' | 'type' | 'global' | 'node' | 'configuration'
>;

/**
 * Manages inputs. Operations on one input run one after another. Ids must exist unless stated
 * otherwise.
 */
export type InputService = {
  /**
   * Starts all inputs; the ones that cannot run become FAILED. A first start creates the default
   * inputs.
   */
  start(options?: StartOptions): Promise<void>;
  /** Stops receiving, and stores durably what was received. */
  stop(): Promise<void>;
  /** The oldest first. */
  list(): InputDocument[];
  get(id: string): InputDocument | undefined;
  /** Leaves out stopped inputs. */
  states(): InputStatus[];
  counters(id: string): InputCounters;
  secrets: Secrets;
  /** Where the node listens, and new inputs as well unless their users say otherwise. */
  host: string;
  /** Stores and starts a new input; returns its id. */
  create(input: InputChanges & Pick<InputDocument, 'creator_user_id'>): Promise<string>;
  /** Stores and starts an input. */
  add(input: InputDocument): Promise<void>;
  /**
   * Stores the changes once the changed input runs. `evenIfItFails` stores them in any case. A
   * stopped input is not tried. @throws InputRefused when it cannot run; it goes on as before then
   */
  update(id: string, changes: InputChanges, options?: { evenIfItFails?: boolean }): Promise<void>;
  /** Starts the input, also after restarts of the node; retries one that failed. */
  run(id: string): Promise<void>;
  /** Stops the input, also after restarts of the node. */
  halt(id: string): Promise<void>;
  /** Takes effect with the next message; undefined removes the field. */
  setStaticField(id: string, key: string, value: string | undefined): Promise<void>;
  /** Stops and deletes the input; its messages stay. */
  remove(id: string): Promise<void>;
};

/**
 * `inputs: false` starts no inputs but the sample, and `sample: false` does not start the sample.
 * `portOffset` is added to the ports of the default inputs; `logDirectory` is what the default input for log files reads.
 */
export type StartOptions = {
  inputs?: boolean;
  sample?: boolean;
  portOffset?: number;
  logDirectory?: string | undefined;
};

export async function createInputService({
  writer,
  documents,
  directory,
  nodeId,
  host,
  now,
  log,
  outgoing = nothingOutgoing,
  runSample,
}: InputServiceOptions): Promise<InputService> {
  const inputs = await openDocuments<InputDocument>(documents, 'inputs');
  const setup = await openDocuments<{ createdAt: number }>(documents, 'inputs_setup');
  const readPositions = await createReadPositions(documents);
  const secrets = await openSecrets(directory);
  const counts = new Map<string, InputCounters>();
  const queues = new Map<string, SerialQueue>();

  const countersOf = (id: string) => entryOf(counts, id, noCounts);
  const running = createRunningInputs({
    surroundingsOf: (id) => ({
      writer,
      counters: countersOf(id),
      readPositions,
      now,
      directory,
      outgoing,
      runSample,
    }),
    secrets,
    log,
  });
  const inTurn = (id: string, work: () => Promise<void>) =>
    entryOf(queues, id, createSerialQueue).add(work);

  const isWanted = ({ global, node, desired_state }: InputDocument) =>
    desired_state !== 'STOPPED' && (global || nodeId === undefined || node === nodeId);
  const beginWanted = async (input: InputDocument) => {
    if (isWanted(input)) await running.begin(input);
  };
  /** Undefined when the input was deleted in the meantime. */
  const change = async (id: string, changed: (input: InputDocument) => InputDocument) => {
    const before = inputs.get(id);
    if (before === undefined) return undefined;
    const after = changed(before);
    await inputs.put(id, after);
    return after;
  };
  const restart = async (id: string, after: InputDocument | undefined) => {
    await running.end(id);
    if (after !== undefined) await beginWanted(after);
  };
  const add = (input: InputDocument) =>
    inTurn(input.id, async () => {
      await inputs.put(input.id, input);
      await beginWanted(input);
    });
  const inOrder = () => inputs.all().sort(oldestFirst);
  const statusOf = (input: InputDocument): InputStatus[] => {
    const status = running.get(input.id);
    return status === undefined
      ? []
      : [
          {
            input,
            state: status.state,
            startedAt: status.startedAt,
            detail: status.failure ?? describeTrouble(countersOf(input.id)),
            port: (status.runner as Partial<Listener> | undefined)?.port,
          },
        ];
  };

  return {
    secrets,
    host,
    list: inOrder,
    get: (id) => inputs.get(id),
    states: () => inOrder().flatMap(statusOf),
    counters: countersOf,
    async start({ inputs: withInputs = true, sample = true, portOffset = 0, logDirectory } = {}) {
      if (withInputs && setup.get('defaults') === undefined) {
        for (const input of defaultInputs(host, now(), { portOffset, logDirectory }))
          await inputs.put(input.id, input);
        await setup.put('defaults', { createdAt: now() });
      }
      const wanted = inputs
        .all()
        .filter(({ type }) =>
          type === INPUT_TYPES.sample ? sample && runSample !== undefined : withInputs,
        );
      await Promise.all(wanted.map((input) => inTurn(input.id, () => beginWanted(input))));
    },
    async stop() {
      await Promise.all(running.ids().map((id) => inTurn(id, () => running.end(id))));
      await writer.flush();
    },
    add,
    async create(input) {
      const at = now();
      const id = newInputId(at);
      await add({ ...input, id, created_at: new Date(at).toISOString(), static_fields: {} });
      return id;
    },
    update: (id, changes, { evenIfItFails = false } = {}) =>
      inTurn(id, async () => {
        const before = inputs.get(id);
        if (before === undefined) return;
        const after = { ...before, ...changes };
        const store = () =>
          inputs.put(id, after).catch(async (error: unknown) => {
            // What could not be stored is in memory all the same.
            await inputs.put(id, before).catch(() => undefined);
            throw error;
          });
        if (runsTheSame(before, after) && running.get(id)?.runner !== undefined) await store();
        else if (isWanted(after) && !evenIfItFails) await running.replace(after, store);
        else {
          await store();
          await restart(id, after);
        }
      }),
    run: (id) =>
      inTurn(id, async () => {
        const after = await change(id, (before) => ({ ...before, desired_state: 'RUNNING' }));
        if (running.get(id)?.runner === undefined) await restart(id, after);
      }),
    halt: (id) =>
      inTurn(id, async () => {
        await change(id, (before) => ({ ...before, desired_state: 'STOPPED' }));
        await running.end(id);
      }),
    setStaticField: (id, key, value) =>
      inTurn(id, async () => {
        await change(id, ({ static_fields: { [key]: _, ...others }, ...input }) => ({
          ...input,
          static_fields: value === undefined ? others : { ...others, [key]: value },
        }));
        running.setStaticField(id, key, value);
      }),
    remove: (id) =>
      inTurn(id, async () => {
        await running.end(id);
        await inputs.remove(id);
        counts.delete(id);
        queues.delete(id);
      }),
  };
}

function oldestFirst(a: InputDocument, b: InputDocument): number {
  if (a.created_at === b.created_at) return a.title.localeCompare(b.title);
  return a.created_at < b.created_at ? -1 : 1;
}

/** Its title may differ. */
function runsTheSame(one: InputDocument, other: InputDocument): boolean {
  const settingsOf = ({ type, global, node, configuration }: InputDocument) => ({
    type,
    global,
    node,
    configuration,
  });
  return isDeepStrictEqual(settingsOf(one), settingsOf(other));
}

function entryOf<T>(map: Map<string, T>, key: string, make: () => T): T {
  const entry = map.get(key) ?? make();
  map.set(key, entry);
  return entry;
}
