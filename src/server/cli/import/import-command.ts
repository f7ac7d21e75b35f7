import process from 'node:process';
import { DecodeError } from '../../inputs/definition/model';
import { ClientError, createClient } from '../client/client';
import { connectionFor } from '../client/connection';
import { IMPORT_HELP, importOptions, type ImportOptions } from './import-options';
import { openSource, type ImportSource } from './import-source';
import type { Surroundings } from '../client/options';
import { createProgress, grouped, rateOf } from '../client/progress';
import { createSender, type Sender } from './sender';

const SHOWN = 10;

/** Counts of the rows read so far. */
type Tally = { refused: number; undated: number; early: number };

/**
 * Returns the exit code.
 * @throws UsageError, ClientError
 */
export async function runImport(
  args: readonly string[],
  { env, defaultDataDirectory }: Surroundings,
): Promise<number> {
  const options = importOptions(args, defaultDataDirectory, Date.now());
  if (options === undefined) {
    process.stdout.write(IMPORT_HELP);
    return 0;
  }
  const client = createClient(await connectionFor(options.connection, env));
  try {
    const source = await openSource(options);
    try {
      return await importFrom(source, options, client);
    } finally {
      source.close();
    }
  } finally {
    await client.close();
  }
}

async function importFrom(
  source: ImportSource,
  options: ImportOptions,
  client: ReturnType<typeof createClient>,
): Promise<number> {
  const unit = source.format === 'parquet' ? 'row' : 'line';
  const progress = createProgress(process.stderr, source.size);
  const tally: Tally = { refused: 0, undated: 0, early: 0 };
  const began = Date.now();
  const refuse = (number: number, reason: string) => {
    tally.refused += 1;
    if (options.strict) throw new ClientError(`Rejected, ${unit} ${grouped(number)}: ${reason}`);
    if (tally.refused > SHOWN) return;
    progress.end();
    process.stderr.write(
      `Rejected, ${unit} ${grouped(number)}: ${reason}${tally.refused === SHOWN ? '\nFurther rejected messages are only counted.' : ''}\n`,
    );
  };
  const sender = createSender(client, refuse);
  let interrupted = false;
  // A second interrupt ends the process immediately.
  process.once('SIGINT', () => (interrupted = true));
  const onProgress = () => {
    progress.at(source.read(), sender.stored());
    if (interrupted) throw new ClientError('interrupted.');
  };
  let failure: unknown;
  try {
    await sendAll(source, options, sender, { tally, refuse, onProgress });
  } catch (error) {
    failure = error;
    // Sends what was read before the file turned out to be damaged.
    if (!options.strict) await sender.end().catch(() => undefined);
  }
  await sender.settled();
  progress.end();
  const summary = `${grouped(sender.stored())} messages imported, ${grouped(tally.refused)} rejected; ${grouped(rateOf(sender.stored(), Date.now() - began))} per second.`;
  process.stdout.write(`${summary}\n`);
  if (tally.undated > 0)
    process.stderr.write(
      `${grouped(tally.undated)} messages have no timestamp and got the time of this import.\n`,
    );
  if (tally.early > 0)
    process.stderr.write(
      `${grouped(tally.early)} messages are from before 1970. Check the time field and its unit.\n`,
    );
  if (failure === undefined) return tally.refused > 0 ? 3 : 0;
  const [unknown] = sender.unknown();
  const doubtful =
    unknown === undefined
      ? ''
      : ` Whether the messages from ${unit} ${grouped(unknown.from)} to ${grouped(unknown.to)} were imported is unknown.`;
  throw new ClientError(
    `Stopped: ${firstLine(failure)}.${doubtful} Everything up to ${unit} ${grouped(sender.doneUpTo())} is imported; continue with --skip ${sender.doneUpTo()}.`,
    { cause: failure },
  );
}

type Watch = {
  tally: Tally;
  refuse: (number: number, reason: string) => void;
  onProgress: () => void;
};

async function sendAll(
  { rows }: ImportSource,
  { skip }: ImportOptions,
  sender: Sender,
  { tally, refuse, onProgress }: Watch,
): Promise<void> {
  for await (const chunk of rows) {
    for (const { number, take } of chunk) {
      if (number <= skip) continue;
      try {
        const { message, dated } = take();
        if (!dated) tally.undated += 1;
        if (new Date(message.timestamp).getTime() < 0) tally.early += 1;
        const wait = sender.add(number, message);
        if (wait !== undefined) await wait;
      } catch (error) {
        if (!(error instanceof DecodeError)) throw error;
        refuse(number, error.message);
      }
    }
    onProgress();
  }
  await sender.end();
}

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.replace(/\.$/, '') ?? '';
