import type { InputState } from '@/contract/inputs';
import { openedConfiguration } from './configuration';
import { failureText } from './failure-text';
import { collide, listens } from './listen-place';
import type { InputDocument, Runner } from '../definition/model';
import type { Secrets } from './secrets';
import { startInput, type InputSurroundings } from './start-input';

/** `opened` has decrypted secrets; `startedAt` in milliseconds since the epoch. */
type Running = {
  state: InputState;
  startedAt: number;
  failure: string | null;
  opened?: InputDocument;
  runner?: Runner;
};

/** A change was not made because the changed input cannot run; the message says why. */
export class InputRefused extends Error {
  override readonly name = 'InputRefused';
}

/** The inputs that are not stopped. */
export type RunningInputs = {
  /** Never rejects: an input that cannot run becomes FAILED. */
  begin(input: InputDocument): Promise<void>;
  /**
   * Runs the changed input instead, after `store` resolved. If the changed one cannot run or be
   * stored, the input goes on as before. @throws InputRefused with the reason; the error of `store`
   */
  replace(after: InputDocument, store: () => Promise<void>): Promise<void>;
  /** Resolves once everything received is handed over. */
  end(id: string): Promise<void>;
  /** Undefined for stopped inputs. */
  get(
    id: string,
  ): Readonly<Pick<Running, 'state' | 'startedAt' | 'failure' | 'runner'>> | undefined;
  ids(): string[];
  /** Takes effect with the next message; undefined removes the field. */
  setStaticField(id: string, key: string, value: string | undefined): void;
};

type Options = {
  surroundingsOf: (id: string) => Omit<InputSurroundings, 'report'>;
  secrets: Secrets;
  log: (line: string) => void;
};

export function createRunningInputs({ surroundingsOf, secrets, log }: Options): RunningInputs {
  const running = new Map<string, Running>();

  /** @throws Error with the reason why it cannot run */
  async function start(input: InputDocument, status: Running): Promise<void> {
    status.opened = { ...input, configuration: openedConfiguration(input.configuration, secrets) };
    status.runner = await startInput(status.opened, {
      ...surroundingsOf(input.id),
      report: (trouble) => report(status, trouble),
    });
    // Keeps FAILING when the input reported a problem while starting.
    if (status.state === 'STARTING') status.state = 'RUNNING';
  }

  const starting = (id: string): Running => ({
    state: 'STARTING',
    startedAt: surroundingsOf(id).now(),
    failure: null,
  });

  function fail(status: Running, title: string, error: unknown): void {
    status.state = 'FAILED';
    status.failure = failureText(error);
    log(`Input "${title}" failed: ${status.failure}`);
  }

  /** @throws InputRefused */
  async function startedOrRefused(input: InputDocument): Promise<Running> {
    const status = starting(input.id);
    try {
      await start(input, status);
      return status;
    } catch (error) {
      throw new InputRefused(failureText(error), { cause: error });
    }
  }

  /** Starts it on any free port, to find out whether everything but the port is right. */
  async function rehearse(input: InputDocument): Promise<void> {
    const { runner } = await startedOrRefused({
      ...input,
      configuration: { ...input.configuration, port: 0 },
    });
    await runner?.stop();
  }

  /** The new one runs before the old one stops, so that senders find one of them at any time. */
  async function takeOver(
    old: Running | undefined,
    after: InputDocument,
    store: () => Promise<void>,
  ): Promise<void> {
    const status = await startedOrRefused(after);
    try {
      await store();
    } catch (error) {
      await status.runner?.stop();
      throw error;
    }
    running.set(after.id, status);
    await old?.runner?.stop();
  }

  /** The old one has to go first, and comes back if the new one cannot run. */
  async function swap(
    old: Running,
    before: InputDocument,
    after: InputDocument,
    store: () => Promise<void>,
  ): Promise<void> {
    if (listens(after)) await rehearse(after);
    old.state = 'STOPPING';
    await old.runner?.stop();
    try {
      await takeOver(undefined, after, store);
    } catch (error) {
      const status = starting(before.id);
      running.set(before.id, status);
      await start(before, status).catch((reason: unknown) => fail(status, before.title, reason));
      throw error;
    }
  }

  return {
    get: (id) => running.get(id),
    ids: () => [...running.keys()],
    async begin(input) {
      const status = starting(input.id);
      running.set(input.id, status);
      await start(input, status).catch((error: unknown) => fail(status, input.title, error));
    },
    async replace(after, store) {
      const old = running.get(after.id);
      const { opened, runner } = old ?? {};
      if (old === undefined || opened === undefined || runner === undefined)
        await takeOver(undefined, after, store);
      else if (listens(opened) && listens(after) && !collide(opened, after))
        await takeOver(old, after, store);
      else await swap(old, opened, after, store);
    },
    async end(id) {
      const status = running.get(id);
      if (status === undefined) return;
      status.state = 'STOPPING';
      await status.runner?.stop();
      running.delete(id);
    },
    setStaticField(id, key, value) {
      const opened = running.get(id)?.opened;
      if (opened === undefined) return;
      // A new object, because the writer detects changes by identity.
      const { [key]: _, ...others } = opened.static_fields;
      opened.static_fields = value === undefined ? others : { ...others, [key]: value };
    },
  };
}

function report(status: Running, trouble: string | undefined): void {
  if (status.state !== 'STARTING' && status.state !== 'RUNNING' && status.state !== 'FAILING')
    return;
  status.state = trouble === undefined ? 'RUNNING' : 'FAILING';
  status.failure = trouble ?? null;
}
