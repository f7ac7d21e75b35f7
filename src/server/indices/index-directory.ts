import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bytesOf } from '../storage/checkpoints';

/** Where the files of the indices lie; undefined members where everything is in memory. */
export type IndexDirectory = {
  path(name: string): string | undefined;
  /** What an index takes on disk, its log included. */
  bytes(name: string): number;
  /** Whether changes of an index lie in its log and not in its file yet. */
  hasLog(name: string): boolean;
  /** Frees its disk space. */
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
      remove: () => undefined,
      names: () => [],
    };
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = (name: string) => join(directory, `${name}${ENDING}`);
  return {
    path,
    bytes: (name) => bytesOf(path(name)) + bytesOf(`${path(name)}.wal`),
    hasLog: (name) => bytesOf(`${path(name)}.wal`) > 0,
    remove(name) {
      // The log last of all: without its file it says nothing.
      for (const ending of ['', '.wal', '.tmp'])
        if (existsSync(path(name) + ending))
          rmSync(path(name) + ending, { recursive: true, force: true });
    },
    names: () =>
      readdirSync(directory)
        .filter((file) => file.endsWith(ENDING))
        .map((file) => file.slice(0, -ENDING.length)),
  };
}
