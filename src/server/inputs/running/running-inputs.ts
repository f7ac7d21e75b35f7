import type { InputState } from '@/contract/inputs';
import { openedConfiguration } from './configuration';
import { failureText } from './failure-text';
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

/** The inputs that are not stopped. */
export type RunningInputs = {
  /** Never rejects: an input that cannot run becomes FAILED. */
  begin(input: InputDocument): Promise<void>;
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

  return {
    get: (id) => running.get(id),
    ids: () => [...running.keys()],
    async begin(input) {
      const surroundings = surroundingsOf(input.id);
      const status: Running = { state: 'STARTING', startedAt: surroundings.now(), failure: null };
      running.set(input.id, status);
      try {
        status.opened = {
          ...input,
          configuration: openedConfiguration(input.configuration, secrets),
        };
        status.runner = await startInput(status.opened, {
          ...surroundings,
          report: (trouble) => report(status, trouble),
        });
        // Keeps FAILING when the input reported a problem while starting.
        if (status.state === 'STARTING') status.state = 'RUNNING';
      } catch (error) {
        status.state = 'FAILED';
        status.failure = failureText(error);
        log(`Input "${input.title}" failed: ${status.failure}`);
      }
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
