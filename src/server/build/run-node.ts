import { spawn } from 'node:child_process';
import process from 'node:process';

/** Two signals within this time count as one, sent by both the terminal and the runner above. */
const SAME_SIGNAL_MS = 500;

export type RunningNode = {
  kill: () => void;
  /** Calls back when the node is told to stop, and when it ends by itself. */
  onEnd: (callback: () => void) => void;
};

/**
 * Runs Node, forwards signals and exits like it. It gets its own process group, because the
 * terminal would send it Ctrl-C a second time, which ends it at once. `env` is added to this
 * process's environment.
 */
export function runNode(
  args: readonly string[],
  { env = {} }: { env?: Readonly<Record<string, string>> } = {},
): RunningNode {
  const child = spawn(process.execPath, [...args], {
    stdio: 'inherit',
    detached: true,
    env: { ...process.env, ...env },
  });
  const atEnd: (() => void)[] = [];
  const end = () => atEnd.splice(0).forEach((callback) => callback());
  let last = 0;
  const pass = (signal: NodeJS.Signals) => {
    if (Date.now() - last < SAME_SIGNAL_MS) return;
    last = Date.now();
    end();
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, pass);
  child.on('exit', (code, signal) => {
    end();
    process.exit(signal ? 1 : (code ?? 1));
  });
  return {
    kill: () => void child.kill(),
    onEnd: (callback) => void atEnd.push(callback),
  };
}
