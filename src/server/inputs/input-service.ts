import type { InputState } from '@/contract/inputs';
import type { MessageWriter } from '@/server/messages/model';
import { openDocuments, type DocumentStorage } from '@/server/storage/documents';
import { describeTrouble, noCounts, type InputCounters } from './counters';
import { defaultInputs } from './default-inputs';
import { INPUT_TYPES, type InputDocument, type Runner } from './model';
import type { RunSample } from './input-type';
import { startInput } from './start-input';
import { createPlaces } from './tail/places';

export type InputServiceOptions = {
  writer: MessageWriter;
  /** Undefined keeps inputs in memory alone. */
  documents: DocumentStorage | undefined;
  /** The address the inputs of a first start listen on. */
  host: string;
  now: () => number;
  log: (line: string) => void;
  /** Makes what the sample input runs; without it that input stays stopped. */
  runSample?: RunSample;
};

/** `startedAt` in milliseconds since the epoch; `detail` says why it failed, or what went wrong with messages. */
export type InputStatus = { input: InputDocument; state: InputState; startedAt: number; detail: string | null };

export type InputService = {
  /** Starts all inputs; those that cannot run become FAILED with the reason. A first start makes the default ones. */
  start(options?: StartOptions): Promise<void>;
  /** Takes nothing new, hands what has arrived to the writer and makes it durable. */
  stop(): Promise<void>;
  list(): InputDocument[];
  get(id: string): InputDocument | undefined;
  /** Those that are not stopped. */
  states(): InputStatus[];
  counters(id: string): InputCounters;
  /** Stores and starts it. */
  add(input: InputDocument): Promise<void>;
  /** Stops and forgets it; its messages stay. */
  remove(id: string): Promise<void>;
};

/**
 * `inputs: false` listens and reads nowhere; `sample: false` leaves a sample that exists standing still; `portOffset` is
 * added to the ports of the inputs that a first start makes.
 */
export type StartOptions = { inputs?: boolean; sample?: boolean; portOffset?: number };

type Running = { state: InputState; startedAt: number; failure: string | null; runner?: Runner };

export async function createInputService({ writer, documents, host, now, log, runSample }: InputServiceOptions): Promise<InputService> {
  const inputs = await openDocuments<InputDocument>(documents, 'inputs');
  const setup = await openDocuments<{ createdAt: number }>(documents, 'inputs_setup');
  const places = await createPlaces(documents);
  const running = new Map<string, Running>();
  const counts = new Map<string, InputCounters>();

  const countersOf = (id: string) => {
    const counters = counts.get(id) ?? noCounts();
    counts.set(id, counters);
    return counters;
  };

  const begin = async (input: InputDocument) => {
    const status: Running = { state: 'STARTING', startedAt: now(), failure: null };
    running.set(input.id, status);
    try {
      status.runner = await startInput(input, { writer, counters: countersOf(input.id), places, now, runSample });
      status.state = 'RUNNING';
    } catch (error) {
      status.state = 'FAILED';
      status.failure = failureText(error);
      log(`Input "${input.title}" failed: ${status.failure}`);
    }
  };

  const end = async (id: string) => {
    const status = running.get(id);
    if (status === undefined) return;
    status.state = 'STOPPING';
    await status.runner?.stop();
    running.delete(id);
  };

  return {
    async start({ inputs: withInputs = true, sample = true, portOffset = 0 } = {}) {
      if (withInputs && setup.get('defaults') === undefined) {
        for (const input of defaultInputs(host, now(), portOffset)) await inputs.put(input.id, input);
        await setup.put('defaults', { createdAt: now() });
      }
      const wanted = inputs.all().filter(({ type }) => (type === INPUT_TYPES.sample ? sample && runSample !== undefined : withInputs));
      await Promise.all(wanted.map(begin));
    },
    async stop() {
      await Promise.all([...running.keys()].map(end));
      await writer.flush();
    },
    list: () => inputs.all(),
    get: (id) => inputs.get(id),
    states: () =>
      inputs.all().flatMap((input) => {
        const status = running.get(input.id);
        return status === undefined ? [] : [{ input, state: status.state, startedAt: status.startedAt, detail: status.failure ?? describeTrouble(countersOf(input.id)) }];
      }),
    counters: countersOf,
    async add(input) {
      await inputs.put(input.id, input);
      await begin(input);
    },
    async remove(id) {
      await end(id);
      await inputs.remove(id);
      counts.delete(id);
    },
  };
}

function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, address, port } = error as Error & { code?: string; address?: string; port?: number };
  const place = address === undefined ? 'the address' : port === undefined ? address : `${address}:${port}`;
  switch (code) {
    case 'EADDRINUSE':
      return `Cannot listen on ${place}: address already in use by another program.`;
    case 'EACCES':
      return `Cannot listen on ${place}: permission denied. Ports below 1024 need more rights.`;
    case 'EADDRNOTAVAIL':
      return `Cannot listen on ${place}: this machine has no such address.`;
    default:
      return error.message;
  }
}
