import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Notification } from '@/contract/system';
import { createDiskWatch, spaceAt } from './index-sets/disk-watermarks';
import { createIndexKeeper } from './index-sets/rotation/index-keeper';
import { createSystemJobs, type SystemJobs } from './jobs/system-jobs';
import type { Stores } from './stores';

const EVERY_MS = 10_000;
const SETTLE_MS = 5_000;

export type IndexManagementOptions = {
  /** Undefined in memory. */
  databasePath: string | undefined;
  /** Milliseconds since the epoch. */
  now: () => number;
  log: (line: string) => void;
  /** For lines about what went as it should. */
  note: (line: string) => void;
};

/** Maintenance of the indices. */
export type IndexManagement = {
  jobs: SystemJobs;
  /** Resolves when messages in flight are stored. */
  settle(): Promise<void>;
  /** Rotation, retention and disk check; runs every ten seconds. */
  lookAfter(): Promise<void>;
  notifications(): Notification[];
  /** Stops jobs and maintenance; to be called before the writer is closed. */
  close(): Promise<void>;
};

export function manageIndices(
  stores: Stores,
  { databasePath, now, log, note }: IndexManagementOptions,
): IndexManagement {
  const { indexSets: sets, indices, failures, identity, messages } = stores;
  /** Limited in time, because on a full disk an index must be deleted to make room. */
  const settle = async () =>
    void (await Promise.race([
      messages.writer.flush(),
      sleep(SETTLE_MS, undefined, { ref: false }),
    ]));
  const jobs = createSystemJobs({ now, log, note });
  const keeper = createIndexKeeper({ sets, indices, settle, now, log, note });
  const directory = databasePath === undefined ? undefined : dirname(databasePath);
  const disk =
    directory === undefined
      ? undefined
      : createDiskWatch({
          space: () => spaceAt(directory),
          directory,
          nodeId: identity.node_id,
          now,
          log,
        });

  async function lookAfter(): Promise<void> {
    await keeper.look();
    await Promise.all([disk?.look(), failures.save()]);
  }
  const timer = setInterval(
    () => void lookAfter().catch((error: unknown) => log(String(error))),
    EVERY_MS,
  ).unref();

  return {
    jobs,
    settle,
    lookAfter,
    notifications: () => disk?.notifications() ?? [],
    async close() {
      clearInterval(timer);
      await Promise.all([keeper.stop(), jobs.close()]);
    },
  };
}
