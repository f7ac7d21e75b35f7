import { spawn } from 'node:child_process';
import process from 'node:process';

/** Two signals within this time count as one, sent by both the terminal and the runner above. */
const SAME_SIGNAL_MS = 500;

/**
 * Runs Node, forwards signals and exits like it. It gets its own process group, because the
 * terminal would send it Ctrl-C a second time, which ends it at once. `beforeEnd` is called on the
 * first signal.
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
