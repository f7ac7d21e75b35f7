import { execFileSync, spawn } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createBrotliDecompress } from 'node:zlib';

const require = createRequire(import.meta.url);
const bundled = dirname(dirname(dirname(require.resolve('@sparticuz/chromium'))));

/**
 * The Chromium for journeys and measurements: the one from npm, unpacked once into a directory per
 * version, or the one named by CONSOLE_CHROMIUM. Web security and site isolation stay enabled,
 * because the journeys test them.
 */
export async function chromiumLaunchOptions(): Promise<{
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}> {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
  ];
  const inherited = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
  const named = process.env['CONSOLE_CHROMIUM'];
  if (named) return { executablePath: named, args, env: inherited };

  const { version } = JSON.parse(readFileSync(join(bundled, 'package.json'), 'utf8')) as {
    version: string;
  };
  const home = join(process.cwd(), 'node_modules', '.cache', `chromium-${version}`);
  mkdirSync(home, { recursive: true });
  const executablePath = join(home, 'chromium');
  if (!existsSync(executablePath)) await unpackChromium(home, executablePath);
  const libraries = missesLibraries(executablePath) ? await unpackLibraries(home) : undefined;
  const paths = [libraries, inherited['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return { executablePath, args, env: { ...inherited, ...(paths && { LD_LIBRARY_PATH: paths }) } };
}

async function unpackChromium(home: string, executablePath: string): Promise<void> {
  const part = join(home, `chromium.${process.pid}`);
  await piped(join(bundled, 'bin', 'chromium.br'), 'dd', [`of=${part}`, 'bs=1M', 'status=none']);
  execFileSync('chmod', ['755', part]);
  await untar(join(bundled, 'bin', 'swiftshader.tar.br'), home);
  // Renamed last, so that another process never starts a partial file.
  renameSync(part, executablePath);
}

const missesLibraries = (executable: string) =>
  execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found');

/** libnss3 and related libraries, for machines without them. */
async function unpackLibraries(home: string): Promise<string> {
  const folder = join(home, 'lib');
  if (!existsSync(folder)) await untar(join(bundled, 'bin', 'al2023.tar.br'), home);
  return folder;
}

const untar = (archive: string, into: string) => piped(archive, 'tar', ['-x', '-C', into]);

function piped(archive: string, command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['pipe', 'inherit', 'inherit'] });
    child
      .on('error', reject)
      .on('close', (code) =>
        code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`)),
      );
    createReadStream(archive)
      .on('error', reject)
      .pipe(createBrotliDecompress())
      .on('error', reject)
      .pipe(child.stdin);
  });
}
