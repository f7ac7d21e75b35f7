import process from 'node:process';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { UsageError } from './usage-error';

/**
 * Prompts for a password without echoing it.
 * @throws UsageError without a terminal
 */
export async function promptPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY || !process.stderr.isTTY)
    throw new UsageError(
      'There is no terminal to enter the password in. Set CONSOLE_PASSWORD or use --password-file.',
    );
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await new Promise<string>((resolve, reject) => {
      terminal.once('line', resolve);
      terminal.once('SIGINT', () => reject(new UsageError('No password was entered.')));
    });
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
