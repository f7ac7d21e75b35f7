import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';

/** The last line of a first start without inputs. */
const isThere = (text: string) => /Stop +Ctrl\+C\n/.test(text);

/**
 * Runs the program until it says where it is or ends, and gives its exit code and everything it
 * printed.
 */
async function run(...args: string[]): Promise<{ code: number | null; text: string }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/server/main.ts', '--no-inputs', '--no-sample', ...args],
    { env: { ...process.env, CONSOLE_ADMIN_PASSWORD: '' } },
  );
  let text = '';
  const note = (chunk: Buffer) => {
    const wasThere = isThere(text);
    text += String(chunk);
    // Once: a second signal ends it without waiting.
    if (!wasThere && isThere(text)) child.kill('SIGTERM');
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, text };
}

describe('the program', () => {
  it('shows the password of a first start although the first attempt found its port taken', async () => {
    const directory = join(temporaryDirectory(), 'data');
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';

    expect(await run('--data-dir', directory, '--port', port)).toEqual({
      code: 1,
      text: `Port ${port} on 127.0.0.1 is already in use. Choose another with --port.\n`,
    });
    other.close();
    expect(await run('--data-dir', directory, '--port', '0')).toEqual({
      code: 0,
      text: expect.stringMatching(/as admin with the password \S+ /),
    });
  });
});
