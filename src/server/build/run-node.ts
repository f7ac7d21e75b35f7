import { spawn } from 'node:child_process';
import process from 'node:process';

/** Two signals within this time are one, told twice: by the terminal and by the runner above us. */
const SAME_SIGNAL_MS = 500;

/**
 * Runs Node with these arguments, passes signals on and ends as it ends. It gets a process group of
 * its own, because a terminal would send it Ctrl-C once more, and a second signal ends it at once.
 * `beforeEnd` runs on the first signal.
 */
export function runNode(args: readonly string[], beforeEnd: () => void = () => undefined): void {
  const child = spawn(process.execPath, [...args], { stdio: 'inherit', detached: true });
  let last = 0;
  const pass = (signal: NodeJS.Signals) => {
    if (Date.now() - last < SAME_SIGNAL_MS) return;
    if (last === 0) beforeEnd();
    last = Date.now();
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, pass);
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
