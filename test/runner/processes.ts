import { spawn } from 'node:child_process';

export type ProcessOptions = { env?: NodeJS.ProcessEnv; isQuiet?: boolean };

/**
 * Runs a command to its end and returns its exit code; undefined if it was killed. After the
 * deadline (milliseconds since the epoch) it is killed with all processes it started.
 */
export function run(
  [command = '', ...args]: readonly string[],
  deadline: number,
  { env = {}, isQuiet = false }: ProcessOptions = {},
): Promise<number | undefined> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', isQuiet ? 'ignore' : 'inherit'],
      env: { ...process.env, ...env },
      // A process group of its own: npm and npx do not forward signals to what they started.
      detached: true,
    });
    const stop = () => child.pid !== undefined && killGroup(child.pid, 'SIGKILL');
    const timer = setTimeout(stop, Math.max(0, deadline - Date.now()));
    process.once('exit', stop);
    child.once('error', () => finish(undefined));
    child.once('close', (code) => finish(code ?? undefined));
    function finish(code: number | undefined) {
      clearTimeout(timer);
      process.off('exit', stop);
      resolve(code);
    }
  });
}

/** Signals all processes of a group; those that have ended already are ignored. */
export function killGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
