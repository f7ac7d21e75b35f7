import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DamagedLog } from '../model/model';
import { bytesOf } from '../../storage/log/bytes-of';
import { ownerOfLog } from '../../storage/log/log-file';

/** The files of the indices; without a directory everything is in memory and there are none. */
export type IndexDirectory = {
  path(name: string): string | undefined;
  /** The size of an index on disk, including its log. */
  bytes(name: string): number;
  /** Whether the write-ahead log of an index holds changes that are not in its file yet. */
  hasLog(name: string): boolean;
  /** Damaged logs that were set aside. */
  damagedLogs(): DamagedLog[];
  /** Deletes the file and its log. */
  remove(name: string): void;
  /** The names of all indices that have a file. */
  names(): string[];
};

const ENDING = '.duckdb';

export function createIndexDirectory(directory: string | undefined): IndexDirectory {
  if (directory === undefined)
    return {
      path: () => undefined,
      bytes: () => 0,
      hasLog: () => false,
      damagedLogs: () => [],
      remove: () => undefined,
      names: () => [],
    };
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = (name: string) => join(directory, `${name}${ENDING}`);
  const damagedLogs = () =>
    readdirSync(directory).flatMap((file): DamagedLog[] => {
      const owner = ownerOfLog(file);
      return owner?.endsWith(ENDING) === true
        ? [{ index: owner.slice(0, -ENDING.length), file }]
        : [];
    });
  return {
    path,
    bytes: (name) => bytesOf(path(name)) + bytesOf(`${path(name)}.wal`),
    hasLog: (name) => bytesOf(`${path(name)}.wal`) > 0,
    damagedLogs,
    remove(name) {
      for (const { index, file } of damagedLogs())
        if (index === name) rmSync(join(directory, file), { force: true });
      // The log goes last, because without its file it is meaningless.
      for (const ending of ['', '.wal', '.wal-length', '.tmp'])
        if (existsSync(path(name) + ending))
          rmSync(path(name) + ending, { recursive: true, force: true });
    },
    names: () =>
      readdirSync(directory)
        .filter((file) => file.endsWith(ENDING))
        .map((file) => file.slice(0, -ENDING.length)),
  };
}
