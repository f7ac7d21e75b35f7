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
};

/** What the node does about its indices by itself. */
export type IndexManagement = {
  jobs: SystemJobs;
  /** Resolves when what is on its way to an index has arrived. */
  settle(): Promise<void>;
  /** What is done every ten seconds: next indices, retention, a look at the disk. */
  lookAfter(): Promise<void>;
  notifications(): Notification[];
  /** Ends the jobs and what is done by itself; before the writer is closed. */
  close(): Promise<void>;
};

export function manageIndices(
  stores: Stores,
  { databasePath, now, log }: IndexManagementOptions,
): IndexManagement {
  const { indexSets: sets, indices, failures, identity, messages } = stores;
  /** Not for long: a full disk must not keep an index from going that would make room. */
  const settle = async () =>
    void (await Promise.race([
      messages.writer.flush(),
      sleep(SETTLE_MS, undefined, { ref: false }),
    ]));
  const jobs = createSystemJobs({ now, log });
  const keeper = createIndexKeeper({ sets, indices, settle, now, log });
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
