import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StorageError } from './storage/storage-error';

/**
 * Creates a missing directory, accessible by this user only. @throws StorageError with one line
 * that says why it cannot be used
 */
export function prepareDataDirectory(path: string): void {
  try {
    make(path);
    if (!statSync(path).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StorageError(
      'unreadable',
      `The data directory ${path} cannot be used: ${reasonOf(cause)}.`,
      { cause },
    );
  }
}

/** Creates parents one by one, because Node's recursive mkdir hangs below /proc. */
function make(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })) return;
  if (dirname(path) !== path) make(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return 'permission denied';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'a part of it is a file';
    case 'EROFS':
      return 'the file system is read-only';
    case 'ENOSPC':
      return 'the disk is full';
    case 'ENOENT':
      return 'it cannot be created there';
    default:
      return cause instanceof Error ? cause.message : String(cause);
  }
}
